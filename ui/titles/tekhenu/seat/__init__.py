"""The players' boards of Tekhenu: the parts of the own board, the panels, the pyramid of Botankhamon."""
