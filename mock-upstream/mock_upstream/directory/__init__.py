"""The directory: object types, and how people and other objects are found, described and changed."""
