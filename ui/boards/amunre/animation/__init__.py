"""How what happened is shown: flights, drops, coins, the walk of the score markers, the reveal of the offerings."""
