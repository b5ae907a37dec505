"""Settings of an installation as one file: taken, compared, restored field by field."""
