"""The five quarters: what is printed on each slab, and what lies on it now."""
