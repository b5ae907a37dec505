"""Users: list, details, own details, history, count; create, change, rename and delete; photos, password states."""
