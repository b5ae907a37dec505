"""Proxies: who acts for whom; create, change and delete."""
