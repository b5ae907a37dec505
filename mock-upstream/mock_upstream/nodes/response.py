"""The answer of a call that changes several objects."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mock_upstream.errors import FaultError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


@dataclass
class Outcome:
    """Collects successes and failures, one entry for each object."""

    succeeded: list[dict[str, Any]] = field(default_factory=list)
    failed: list[dict[str, Any]] = field(default_factory=list)

    def done(self, dn: str, name: str, **more: Any) -> None:
        """Note a success."""
        self.succeeded.append({"id": dn, "name": name, **more})

    def refused(self, dn: str, reason: str, **more: Any) -> None:
        """Note a failure with the sentence that says why."""
        self.failed.append({"id": dn, "reason": reason, **more})

    def node(self) -> dict[str, Any]:
        """``{"success", "succeeded", "failed"}``; success means that nothing failed."""
        return {"success": not self.failed, "succeeded": self.succeeded, "failed": self.failed}


def one_by_one(
    things: Iterable[dict[str, Any]], act: Callable[[dict[str, Any]], tuple[str, str]], kind: str
) -> dict[str, Any]:
    """
    Run ``act`` for each object by itself, and answer the outcome of each.

    Args:
        things: Each with an ``id``.
        act: Gives DN and name of the object; raises FaultError before it changes anything.
        kind: ``entityType`` of the entries, e.g. ``role``.
    """
    outcome = Outcome()
    for thing in things:
        try:
            dn, name = act(thing)
        except FaultError as fault:
            outcome.refused(thing["id"], fault.text)
        else:
            outcome.done(dn, name, entityType=kind)
    return outcome.node()
