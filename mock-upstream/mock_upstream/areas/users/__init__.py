"""Users: list, details, own details, count."""
