"""A call with what it needs."""

from dataclasses import dataclass, field
from typing import Any

from bff.catalogue.operation import Operation

PAGE = {"q": "*", "nextIndex": "1", "size": "10", "sortOrder": "asc"}


@dataclass(frozen=True)
class Call:
    """An operation with what it needs."""

    operation: Operation
    query: dict[str, str] = field(default_factory=dict)
    at: dict[str, str] = field(default_factory=dict)
    body: Any = None
    text: str | None = None
    for_everybody: bool = False
    """It changes what others see, so a real installation is spared it."""
