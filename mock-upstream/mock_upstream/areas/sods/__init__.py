"""Separation-of-duties constraints: list, details, default approval; create, change and delete."""
