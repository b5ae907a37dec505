"""Containers: the root containers, and those directly below one."""
