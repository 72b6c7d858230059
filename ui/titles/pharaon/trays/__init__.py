"""What lies in the tray: the payment that is proposed, or the answers that have no place on the board."""
