"""The dashboard: the tiles that everybody has, and how a person wants it."""
