"""Trays: what a decision offers beside the board itself. One file per kind of question; `tray.py` knows which."""
