"""Roles: list, details, levels, relations; create, change and delete."""
