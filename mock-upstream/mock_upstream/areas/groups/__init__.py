"""Groups: list, members, memberships; create, change and delete."""
