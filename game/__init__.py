"""Rules and opponents. Nothing in here imports pygame, ui or saves."""

__version__ = "0.1.0"
