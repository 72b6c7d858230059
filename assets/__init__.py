"""Everything that is not code: data, texts, rule books, tutorials, art, fonts, sounds."""
