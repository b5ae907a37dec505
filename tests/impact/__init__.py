"""The impact preview of the console, compared with what the mock then does."""
