"""Faults that the calls of several areas answer."""

from __future__ import annotations

from mock_upstream.errors import FaultError

_NOT_VALID = 412


def not_valid(text: str) -> FaultError:
    """What the administration calls answer to input that cannot be: 412 ``RestValidationException``."""
    return FaultError("RestValidationException", text, _NOT_VALID)
