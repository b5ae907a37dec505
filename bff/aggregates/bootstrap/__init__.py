"""Everything that the user interface needs to start, in one answer."""
