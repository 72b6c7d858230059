"""The reveal of the offerings under the winged sun: altars, nilometer, the rising Nile."""
