"""The drawing kit: nothing is cut off in silence, no state looks like another, no icon is missing."""
