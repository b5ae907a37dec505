"""Style files of a client: from a folder of this installation, else the file that was uploaded."""
