"""Looking at a match again: which moment is shown, what led to it, and the bar that moves through it."""
