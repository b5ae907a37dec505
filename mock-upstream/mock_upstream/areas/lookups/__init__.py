"""What forms and pickers look up: values of the installation, questions for the directory, users of the catalogue."""
