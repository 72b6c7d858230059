"""Rules and opponents. Nothing in here imports pygame, ui or saves."""

import logging

__version__ = "0.2.0"

logging.getLogger("ipet").addHandler(logging.NullHandler())  # silent until the program opens its log
