"""The rules for passwords, and how they are stored."""

from __future__ import annotations

import re

from werkzeug.security import generate_password_hash

_ALLOWED = re.compile(r"(?=.*[0-9])[A-Za-z0-9!@#$%^&*]{6,100}")
_METHOD = "pbkdf2:sha256:10000"  # few rounds, quick to check, because the passwords of the mock are public


def is_allowed(password: str) -> bool:
    """Whether a password keeps the rules of SPEC 5 "Field validators"."""
    return _ALLOWED.fullmatch(password) is not None


def hashed(password: str) -> str:
    """Hash with a salt."""
    return generate_password_hash(password, _METHOD)
