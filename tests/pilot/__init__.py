"""The whole program, driven through its window by somebody who is not there."""
