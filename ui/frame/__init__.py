"""The frame of the window: screen, scenes, controls, focus, tooltips, the loop. It knows no game and no scene."""
