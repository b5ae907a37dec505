"""Computes whether the present code made a database."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files


@cache
def fingerprint() -> str:
    """Digest the source of the tables and of the seed; when the digest changes, the database is made anew."""
    digest = sha256()
    for package in ("mock_upstream.seed", "mock_upstream.store"):
        for module in sorted(files(package).iterdir(), key=lambda each: each.name):
            if module.name.endswith(".py"):
                digest.update(module.read_bytes())
    return digest.hexdigest()
