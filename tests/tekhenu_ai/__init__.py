"""Tests of the computer seats of Tekhenu."""
