"""Rights: what the caller is, apart from pages."""
