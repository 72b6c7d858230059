"""The table of Amun-Re."""
