"""The table of Pharaon."""
