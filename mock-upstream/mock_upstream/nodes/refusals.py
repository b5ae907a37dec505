"""Faults that the calls of several areas answer."""

from __future__ import annotations

from mock_upstream.errors import FaultError

_NOT_VALID = 412


def not_valid(text: str) -> FaultError:
    """The fault of administration calls for wrong input: 412 ``RestValidationException``."""
    return FaultError("RestValidationException", text, _NOT_VALID)
