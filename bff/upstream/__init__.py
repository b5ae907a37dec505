"""Calls to the identity applications as the signed-in user, for answers that join several calls."""
