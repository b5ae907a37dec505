"""Assignments: permissions of a person with their causes, holders of a permission, grants and revocations."""
