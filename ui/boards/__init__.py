"""Boards: one folder per game, with its places, its painting and what can be clicked."""
