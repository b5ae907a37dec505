"""Org chart: the people and objects above and below one, and the relationships between them."""
