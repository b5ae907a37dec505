"""Request definitions: the workflows that approve something."""
