"""Kemet: every rule, vector, tile, card, creature, space and ruling."""
