"""Notifications: the bell and the number beside Tasks."""
