"""TEK-8 to TEK-13  The six god actions, one module each; importing them enters them into PERFORM."""
