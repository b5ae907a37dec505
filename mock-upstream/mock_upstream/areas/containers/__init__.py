"""Containers: the roots, and what is below one."""
