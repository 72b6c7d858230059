"""What all games share and what knows no game: agenda, position, match, events, chance, codec, setup."""
