"""Administration: the settings of the engine and of its services."""
