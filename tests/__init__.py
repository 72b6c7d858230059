"""Tests; the tree mirrors the program's."""
