"""The tests of the table server."""
