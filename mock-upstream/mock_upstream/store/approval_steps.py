"""The steps of a workflow from the approvers of a permission, and the approvals that a step needs."""

from __future__ import annotations

from math import ceil
from typing import Any

Steps = list[dict[str, Any]]

_PERCENT = 100


def standard_steps(approvers: list[dict[str, Any]], quorum: str) -> Steps:
    """
    Give the steps of a standard approval.

    With a quorum such as ``50%`` all approvers decide at once, without one they follow each other.

    Source:
        SPEC 3 "Approval".
    """
    ordered = sorted(approvers, key=lambda each: each.get("sequence", 0))
    people = [{"id": each["id"], "type": each.get("type", "user")} for each in ordered]
    if quorum:
        return [{"name": "Quorum approval", "approvers": people, "quorum": quorum}]
    return [
        {"name": f"Approval {number}", "approvers": [each], "quorum": ""} for number, each in enumerate(people, start=1)
    ]


def needed(step: dict[str, Any]) -> int:
    """Number of approvals that a step needs: the quorum of its approvers, rounded up, at least one."""
    quorum = str(step["quorum"]).removesuffix("%")
    return max(1, ceil(len(step["approvers"]) * int(quorum) / _PERCENT)) if quorum else 1
