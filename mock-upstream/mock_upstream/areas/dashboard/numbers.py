"""The numbers on a person's dashboard, counted from the tables that the lists show."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select, true

from mock_upstream.store.assignments import RESOURCE, ROLE
from mock_upstream.store.holdings import holdings_of
from mock_upstream.store.request_states import APPROVED, COMPLETED, DENIED, GROUPS, RUNNING
from mock_upstream.store.requests import AccessRequest
from mock_upstream.store.task_access import delegated_to, waiting_for
from mock_upstream.store.workflow import Task

if TYPE_CHECKING:
    from sqlalchemy import ColumnElement
    from sqlalchemy.orm import Session

_WEEK_MS = 7 * 86_400_000
_REASSIGNED = "Reassigned"
_SHOWN_AS = {RUNNING: "pending", APPROVED: "approved", COMPLETED: "approved", DENIED: "denied"}


@dataclass(frozen=True)
class Numbers:
    """
    Counts for a person at a moment.

    Entries of the last seven days count as new, entries that end within the next seven days as expiring.

    Args:
        session: Database session for the counts.
        person_dn: DN of the person.
        now_ms: Milliseconds since 1970.

    Source:
        docs/assumptions.md A-166.
    """

    session: Session
    person_dn: str
    now_ms: int

    def tasks(self) -> dict[str, int]:
        """UserTaskNode: the tasks on which the person may decide now."""
        counted: dict[str, ColumnElement[bool]] = {
            "tasksCount": true(),
            "newTasks": Task.created_ms > self._week_ago,
            "expiryTasksCount": Task.expires_ms <= self._in_a_week,
            "cliamedTasks": Task.claimed_by_dn == self.person_dn,
            "reassignedTasks": Task.assignment == _REASSIGNED,
            "delegatedTasks": delegated_to(self.session, self.person_dn, self.now_ms),
        }
        columns = (func.count().filter(condition).label(name) for name, condition in counted.items())
        waiting = waiting_for(self.session, self.person_dn, self.now_ms)
        return dict(self.session.execute(select(*columns).select_from(Task).where(waiting)).mappings().one())

    def roles(self) -> dict[str, int]:
        """UserRoleNode: the person's roles, direct and inherited, each counted once."""
        total, new, expiring = self._held(ROLE)
        return {"rolesCount": total, "newRoles": new, "expiryRoles": expiring}

    def resources(self) -> dict[str, int]:
        """UserResourceNode: the person's resources, direct and inherited, each counted once."""
        total, new, _ = self._held(RESOURCE)
        return {"resourcesCount": total, "newResources": new}

    def requests(self) -> dict[str, Any]:
        """RequestCountNode: the requests that the person made, for themselves and for others."""
        own = AccessRequest.recipient_dn == self.person_dn
        kinds = (own, AccessRequest.kind, AccessRequest.state)
        query = select(*kinds, func.count()).where(AccessRequest.requester_dn == self.person_dn).group_by(*kinds)
        mine, others = Counter[str](), Counter[str]()
        for is_own, kind, state, number in self.session.execute(query):
            (mine if is_own else others).update({"all": number, _SHOWN_AS.get(GROUPS[kind][state], "ended"): number})
        return {
            "totalRequest": mine["all"],
            "requestPending": mine["pending"],
            "requestApproved": mine["approved"],
            "requestDenied": mine["denied"],
            "requestHasMore": False,
            "totalRequestForOthers": others["all"],
            "requestForOthersPending": others["pending"],
            "requestForOthersApproved": others["approved"],
            "requestForOthersDenied": others["denied"],
            "otherRequestHasMore": False,
        }

    def _held(self, kind: str) -> tuple[int, int, int]:
        since: dict[str, int] = {}
        until: dict[str, float] = {}
        for each in holdings_of(self.session, self.person_dn):
            if each.kind == kind:
                dn, assignment = each.permission_dn, each.assignment
                since[dn] = min(since.get(dn, assignment.effective_ms), assignment.effective_ms)
                until[dn] = max(until.get(dn, 0), assignment.expires_ms or inf)
        new = sum(begin > self._week_ago for begin in since.values())
        return len(since), new, sum(end <= self._in_a_week for end in until.values())

    @property
    def _week_ago(self) -> int:
        return self.now_ms - _WEEK_MS

    @property
    def _in_a_week(self) -> int:
        return self.now_ms + _WEEK_MS
