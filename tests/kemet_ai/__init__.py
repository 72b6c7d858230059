"""Tests of the computer seats of Kemet."""
