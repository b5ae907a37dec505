"""How secrets are found again without being stored."""

from __future__ import annotations

from hashlib import sha256


def token_hash(secret: str) -> str:
    """SHA-256 in hexadecimal; enough for secrets that are random themselves."""
    return sha256(secret.encode()).hexdigest()
