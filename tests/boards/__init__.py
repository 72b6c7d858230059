"""The boards: what they paint, what can be clicked on them, what they must not show."""
