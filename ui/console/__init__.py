"""Words in a terminal: lines, columns, figures and exit codes, for commands and for the text mode."""
