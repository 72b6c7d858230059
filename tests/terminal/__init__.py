"""The terminal: scripted people play through it, in both languages."""
