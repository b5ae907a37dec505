"""Settings of the role and resource catalogue."""
