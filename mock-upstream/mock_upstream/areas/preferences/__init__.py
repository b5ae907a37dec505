"""Preferences: columns and page sizes per list, kept per person."""
