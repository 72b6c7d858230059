"""Runs a match for its people, without drawing anything: who looks, what is news, what need not be asked, who thinks,
when it is saved. The window, the terminal and the lessons play through it. No rule and no title lives here."""
