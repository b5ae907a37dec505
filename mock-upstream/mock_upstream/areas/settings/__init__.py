"""Settings: context, version, display settings and clients of the installation."""
