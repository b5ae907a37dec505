"""Drivers, entitlements and the code map."""
