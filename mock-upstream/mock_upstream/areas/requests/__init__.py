"""Requests: request permissions, list requests, retract them."""
