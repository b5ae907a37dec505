"""What a call that changes several things answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Outcome:
    """Collects what went well and what did not, one entry for each thing."""

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
