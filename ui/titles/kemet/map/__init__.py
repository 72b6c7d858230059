"""The Nile map: its shapes, its ground, its pieces, its light."""
