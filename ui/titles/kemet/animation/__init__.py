"""What moves on the table of Kemet."""
