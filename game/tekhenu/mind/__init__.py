"""What a computer seat thinks of a position of Tekhenu: opinions, no rules."""
