"""Availability: when people do not decide themselves, and on which requests."""
