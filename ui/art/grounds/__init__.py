"""Pictures too heavy to draw at start-up: painted here, written to PNG by `python -m ui.workshop.bake`."""
