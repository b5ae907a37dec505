"""Entities: lists of things of any kind, their definitions and schemas; create, change and delete; quick info."""
