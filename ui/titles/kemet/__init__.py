"""Kemet on the table: the Nile map, the seats, the powers, combat and night."""
