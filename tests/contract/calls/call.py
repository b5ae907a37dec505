"""A call of an operation with its input."""

from dataclasses import dataclass, field
from typing import Any

from bff.catalogue.operation import Operation

PAGE = {"q": "*", "nextIndex": "1", "size": "10", "sortOrder": "asc"}


@dataclass(frozen=True)
class Earlier:
    """A value from the reply of an earlier call, by its path: ``("tasks", 0, "taskId")``."""

    operation: Operation
    way: tuple[str | int, ...]


@dataclass(frozen=True)
class Call:
    """An operation with its input; in queries and bodies, `Earlier` stands for a value that only a reply has."""

    operation: Operation
    query: dict[str, Any] = field(default_factory=dict)
    at: dict[str, str] = field(default_factory=dict)
    body: Any = None
    text: str | None = None
