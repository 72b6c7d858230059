"""KEM-8  The Combat scene: both sides with their cards, the sums line by line, and what is to be decided.

Everything is drawn over `style.layout.stage` from a view, so that what is secret cannot be drawn.
"""
