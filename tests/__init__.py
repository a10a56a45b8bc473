"""The tests of Mazarin."""
