"""The history of the schema, as Alembic revisions; run whenever a store is opened."""
