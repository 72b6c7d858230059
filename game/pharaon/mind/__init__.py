"""What a computer seat thinks of a position of Pharaon: opinions, no rules."""
