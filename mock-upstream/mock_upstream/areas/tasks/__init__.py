"""Tasks: lists, details of one task, and actions."""
