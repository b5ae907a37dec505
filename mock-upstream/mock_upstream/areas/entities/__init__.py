"""Entities: lists of directory objects, their definitions and schemas; create, change and delete; popups."""
