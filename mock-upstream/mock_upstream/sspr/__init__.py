"""Plays the self-service password reset: the one page that changes a password."""
