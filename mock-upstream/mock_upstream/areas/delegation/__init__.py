"""Delegations: own ones, those of others, what can be delegated; create, change and delete."""
