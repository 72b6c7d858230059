"""The screen and the terminal: what people see, hear and click; it contains no rule."""
