"""The scenes around and on the table; `routes` is how they open each other."""
