"""What a computer seat thinks of a position of Kemet: opinions, no rules."""
