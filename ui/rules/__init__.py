"""The rule book of every game: read from `assets/rules`, filled from component data, searched, set in pages."""
