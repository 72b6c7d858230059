"""A match in the terminal: plain lines, so that a screen reader can follow and answers can be piped."""
