"""Style files of a client: from a folder of this installation, else what was uploaded."""
