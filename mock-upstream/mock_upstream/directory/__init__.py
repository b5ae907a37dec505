"""The directory: what kinds of things there are, and how people and things are found, described and changed."""
