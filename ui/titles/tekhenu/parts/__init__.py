"""The plates around the dial: what is printed on them, and the pieces that stand there."""
