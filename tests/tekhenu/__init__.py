"""The rules of Tekhenu, proven from the rule book: vectors, every card, every space, Botankhamon."""
