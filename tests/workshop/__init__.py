"""Tests of what developers run on the engine."""
