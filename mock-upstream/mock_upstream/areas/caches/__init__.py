"""Caches: their objects and limits, and the state of the server."""
