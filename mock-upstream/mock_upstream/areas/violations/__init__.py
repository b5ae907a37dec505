"""Violations: who has roles that exclude each other."""
