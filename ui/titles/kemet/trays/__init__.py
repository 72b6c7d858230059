"""Answers that have no place of their own: the bar below the map, and panels over it."""
