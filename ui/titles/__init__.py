"""What each title shows on the screen, a folder for each: its table on the kit."""
