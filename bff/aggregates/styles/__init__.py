"""Style files of a client: from a folder of this installation, or else the file that an administrator uploaded."""
