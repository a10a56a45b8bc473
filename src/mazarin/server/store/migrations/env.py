"""Runs the revisions on the connection, and in the transaction, of whoever opens the store."""

from alembic import context

from mazarin.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
