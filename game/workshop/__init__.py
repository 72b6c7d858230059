"""What developers run on the engine: fuzz, arena, random play against the clock."""
