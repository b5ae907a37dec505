"""The dashboard: its numbers, the tiles that everybody has, and how a person wants it."""
