"""What developers make and look at: baked pictures, sounds, contact sheets. The player's program imports none of it."""
