"""Rights of the caller, except rights to pages."""
