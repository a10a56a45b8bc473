"""Mazarin: the home of the stops family of card games."""
