"""Tests of saves/, all on the toy game."""
