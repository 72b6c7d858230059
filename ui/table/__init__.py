"""The table for any game: who plays, who looks, what is asked, what just happened. No rule and no title lives here."""
