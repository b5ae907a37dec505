"""The index of permissions: what is told about changes in the directory."""
