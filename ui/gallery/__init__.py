"""Pictures of every scene and of every board in interesting positions, for people to look at, and what is wrong in them."""
