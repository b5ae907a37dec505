"""The state that all areas share: typed tables in one SQLite file, and the clock."""
