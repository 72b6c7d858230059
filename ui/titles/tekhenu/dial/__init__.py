"""The dial of the Obelisk in layers: the fixed ring, the turning disc, words, dice, shadow, hub."""
