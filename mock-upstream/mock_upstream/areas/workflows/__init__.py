"""Workflows: new request definitions."""
