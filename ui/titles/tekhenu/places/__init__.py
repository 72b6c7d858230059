"""Everything on the board that can be pointed at: which moves it stands for, how it glows, what it tells."""
