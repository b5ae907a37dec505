"""Violations: people who have roles that exclude each other."""
