"""The budgets, measured: random play, saves, computer seats, and the window in processes of its own."""
