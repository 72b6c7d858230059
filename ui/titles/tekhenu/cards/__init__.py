"""Cards and tiles of Tekhenu, composed of the signs that the data file prints on them; the market where they lie."""
