"""Interactive lessons: a fixed match told step by step. A lesson is data; nothing here knows a game."""
