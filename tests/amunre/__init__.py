"""Amun-Re: every rule, vector, ruling and component, told as a player would tell it."""
