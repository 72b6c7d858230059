"""The end of a game, for any title: points by source, points over time, the podium, and why a tie was broken."""
