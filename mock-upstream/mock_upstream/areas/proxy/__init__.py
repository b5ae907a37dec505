"""Proxy assignments: list, create, change and delete."""
