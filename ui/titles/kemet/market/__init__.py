"""The powers: the display of all 48 tiles in the right column, and the drawer that tells what each does."""
