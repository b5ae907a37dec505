"""Categories of roles and resources."""
