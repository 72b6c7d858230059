"""Computer seats: levels, search, the worker process they think in, and the arena they are compared in."""
