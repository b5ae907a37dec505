"""Loggers: levels of packages, and where audit events go."""
