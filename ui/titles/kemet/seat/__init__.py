"""What lies before the players: panels at the right, the own board, prayers and hand below, tracks and piles."""
