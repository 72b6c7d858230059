"""A table as a list of things: from it everything is painted, lit, pointed at and moved. The kit knows no title."""
