"""The controls of every scene: buttons, switches, lists, fields, dialogs. They know no game and no scene."""
