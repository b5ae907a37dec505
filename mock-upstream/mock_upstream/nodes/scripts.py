"""Input that a browser could run."""

from __future__ import annotations

import re
from typing import Any

from mock_upstream.errors import FaultError

_BAD_REQUEST = 400
_SCRIPT = re.compile(r"<[\s/]*script|javascript\s*:|<[^<>]*\son\w+\s*=", re.IGNORECASE)


def refuse_scripts(value: Any) -> None:
    """Refuse a text at any depth of ``value`` that a browser could run: 400 ``XSSValidationFailure``."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            refuse_scripts(each)
    elif isinstance(value, str) and _SCRIPT.search(value):
        raise FaultError("XSSValidationFailure", "The input is not allowed.", _BAD_REQUEST)
