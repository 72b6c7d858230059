"""Pictures of every scene and of every board in interesting positions, and what is wrong in them."""
