"""One number makes one organisation of any size: the same number, the same data."""
