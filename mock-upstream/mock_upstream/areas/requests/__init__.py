"""Requests: asking for permissions, what was asked for, taking it back."""
