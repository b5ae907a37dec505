"""From what somebody wishes to requests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from uuid import uuid4

from sqlalchemy import distinct, func, select

from mock_upstream.lifecycle.course import proceed
from mock_upstream.lifecycle.fitness import unfit
from mock_upstream.store.conflicts import Conflict, conflicts_with
from mock_upstream.store.requests import (
    GRANT,
    OPERATIONS,
    ROLE,
    AccessRequest,
    RequestConflict,
    StateChange,
    confirmation_number,
    request_dn,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.lifecycle.wish import Wish


@dataclass(frozen=True)
class Answer:
    """What became of a wish: a request, or the reason why there is none, and the constraints that it would break."""

    wish: Wish
    request: AccessRequest | None = None
    reason: str = ""
    conflicts: Sequence[Conflict] = ()


def submit(session: Session, wishes: Sequence[Wish], now_ms: int) -> list[Answer]:
    """
    Make requests of wishes, each for itself, all with one confirmation number, and lead them on.

    A role that breaks constraints is not requested without ``sod_justification``: the answer names them.
    """
    correlation_id, number = uuid4().hex, _next_confirmation(session, now_ms)
    answers = []
    for wish in wishes:
        conflicts = _conflicts(session, wish, wishes)
        reason = unfit(session, wish, now_ms) or _unjustified(wish, conflicts)
        if reason:
            answers.append(Answer(wish, None, reason, conflicts))
            continue
        request = _request(wish, now_ms, correlation_id, number)
        request.conflicts = [RequestConflict(sod_dn=each.sod.dn) for each in conflicts]
        session.add(request)
        proceed(session, request, now_ms)
        answers.append(Answer(wish, request, "", conflicts))
    return answers


def _conflicts(session: Session, wish: Wish, wishes: Iterable[Wish]) -> list[Conflict]:
    if (wish.kind, wish.action, wish.recipient_type) != (ROLE, GRANT, "user"):
        return []
    also = [each.permission_dn for each in wishes if each.recipient_dn == wish.recipient_dn and each.kind == ROLE]
    return conflicts_with(session, wish.permission_dn, wish.recipient_dn, also)


def _unjustified(wish: Wish, conflicts: Sequence[Conflict]) -> str:
    return "" if wish.sod_justification.strip() or not conflicts else "The role breaks a separation of duties."


def _request(wish: Wish, now_ms: int, correlation_id: str, number: str) -> AccessRequest:
    return AccessRequest(
        id=request_dn(wish.kind, uuid4().hex),
        kind=wish.kind,
        permission_dn=wish.permission_dn,
        action=wish.action,
        operation=OPERATIONS.get((wish.kind, wish.action, wish.recipient_type), 0),
        state=0,
        requester_dn=wish.requester_dn,
        recipient_dn=wish.recipient_dn,
        recipient_type=wish.recipient_type,
        proxy_dn=wish.proxy_dn,
        reason=wish.reason.strip(),
        sod_justification=wish.sod_justification.strip(),
        parameters=wish.parameters,
        instance_id=wish.instance_id,
        correlation_id=correlation_id,
        confirmation_number=number,
        requested_ms=now_ms,
        effective_ms=max(wish.effective_ms or now_ms, now_ms),
        expires_ms=wish.expires_ms,
        due_ms=None,
        attempts=0,
        changes=[StateChange(state=0, at_ms=now_ms, actor_dn=wish.requester_dn, text="")],
    )


def _next_confirmation(session: Session, now_ms: int) -> str:
    day = confirmation_number(now_ms, 0).removesuffix("0")
    used = func.count(distinct(AccessRequest.confirmation_number))
    asked = session.scalar(select(used).where(AccessRequest.confirmation_number.startswith(day))) or 0
    return confirmation_number(now_ms, asked + 1)
