"""Laying a Pillar tile: the Temple comes forward, the tile is tried, turned and placed."""
