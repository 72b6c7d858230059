"""Tests of the computer seats of Pharaon."""
