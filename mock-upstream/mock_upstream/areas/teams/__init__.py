"""Teams: list, details, members, permissions; create, change and delete."""
