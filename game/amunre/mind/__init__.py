"""What a computer seat thinks of a position of Amun-Re: opinions, no rules."""
