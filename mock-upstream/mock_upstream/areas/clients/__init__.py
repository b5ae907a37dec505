"""Clients of the dashboard: which there are, their settings section by section, their style."""
