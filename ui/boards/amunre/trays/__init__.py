"""The tray beside the hand: one file per phase says what it offers for a decision."""
