"""Administrators: who administers which domain, and what delegated ones may do with what."""
