"""What moves on any board: ways to move, flights, fades, dust."""
