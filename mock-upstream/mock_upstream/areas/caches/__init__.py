"""Caches: what they hold, how large they may get, and the state of the server."""
