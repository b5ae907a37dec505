"""Creates requests from drafts."""

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

    from mock_upstream.lifecycle.request_draft import RequestDraft


@dataclass(frozen=True)
class Answer:
    """The outcome of a draft: a request, or the reason why there is none, and the constraints that it would break."""

    draft: RequestDraft
    request: AccessRequest | None = None
    reason: str = ""
    conflicts: Sequence[Conflict] = ()


def submit(session: Session, drafts: Sequence[RequestDraft], now_ms: int) -> list[Answer]:
    """
    Make requests of drafts, each for itself, all with one confirmation number, and lead them on.

    A role that breaks constraints is not requested without ``sod_justification``: the answer names them.
    """
    correlation_id, number = uuid4().hex, _next_confirmation(session, now_ms)
    answers = []
    for draft in drafts:
        conflicts = _conflicts(session, draft, drafts)
        reason = unfit(session, draft, now_ms) or _unjustified(draft, conflicts)
        if reason:
            answers.append(Answer(draft, None, reason, conflicts))
            continue
        request = _request(draft, now_ms, correlation_id, number)
        request.conflicts = [RequestConflict(sod_dn=each.sod.dn) for each in conflicts]
        session.add(request)
        proceed(session, request, now_ms)
        answers.append(Answer(draft, request, "", conflicts))
    return answers


def _conflicts(session: Session, draft: RequestDraft, drafts: Iterable[RequestDraft]) -> list[Conflict]:
    if (draft.kind, draft.action, draft.recipient_type) != (ROLE, GRANT, "user"):
        return []
    also = [each.permission_dn for each in drafts if each.recipient_dn == draft.recipient_dn and each.kind == ROLE]
    return conflicts_with(session, draft.permission_dn, draft.recipient_dn, also)


def _unjustified(draft: RequestDraft, conflicts: Sequence[Conflict]) -> str:
    return "" if draft.sod_justification.strip() or not conflicts else "The role breaks a separation of duties."


def _request(draft: RequestDraft, now_ms: int, correlation_id: str, number: str) -> AccessRequest:
    return AccessRequest(
        id=request_dn(draft.kind, uuid4().hex),
        kind=draft.kind,
        permission_dn=draft.permission_dn,
        action=draft.action,
        operation=OPERATIONS.get((draft.kind, draft.action, draft.recipient_type), 0),
        state=0,
        requester_dn=draft.requester_dn,
        recipient_dn=draft.recipient_dn,
        recipient_type=draft.recipient_type,
        proxy_dn=draft.proxy_dn,
        reason=draft.reason.strip(),
        sod_justification=draft.sod_justification.strip(),
        parameters=draft.parameters,
        instance_id=draft.instance_id,
        correlation_id=correlation_id,
        confirmation_number=number,
        requested_ms=now_ms,
        effective_ms=max(draft.effective_ms or now_ms, now_ms),
        expires_ms=draft.expires_ms,
        due_ms=None,
        attempts=0,
        changes=[StateChange(state=0, at_ms=now_ms, actor_dn=draft.requester_dn, text="")],
    )


def _next_confirmation(session: Session, now_ms: int) -> str:
    day = confirmation_number(now_ms, 0).removesuffix("0")
    used = func.count(distinct(AccessRequest.confirmation_number))
    asked = session.scalar(select(used).where(AccessRequest.confirmation_number.startswith(day))) or 0
    return confirmation_number(now_ms, asked + 1)
