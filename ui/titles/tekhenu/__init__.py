"""The table of Tekhenu: the dial, the temple and what lies around them."""
