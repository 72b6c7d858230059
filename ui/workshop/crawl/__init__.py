"""The crawler: puts every gesture that a person has on everything that can be seen, and looks what comes of it.

It goes to places (a decision at a table, a scene, a step of a lesson), does gestures there, and after each of them asks
whether what must always hold still holds. Everything hangs on a seed and on the program's own time.
"""
