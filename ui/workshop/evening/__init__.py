"""What an evening at one screen costs in clicks and keys."""
