"""What a computer seat thinks a position is worth (placeholder until the heuristics are in)."""
