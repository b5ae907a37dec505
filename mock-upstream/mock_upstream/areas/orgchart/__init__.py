"""Org chart: what is below and above people and things, and the relationships that lead there."""
