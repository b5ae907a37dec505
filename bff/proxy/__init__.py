"""The way of a proxied call, straight through, without Flask's request machinery."""
