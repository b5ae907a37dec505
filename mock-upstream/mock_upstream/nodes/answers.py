"""The outcome of drafts, in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.lifecycle.submission import Answer, submit
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import names_of, user_nodes
from mock_upstream.on_behalf import may_ask
from mock_upstream.store.permission_index import knows
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.lifecycle.request_draft import RequestDraft
    from mock_upstream.store.conflicts import Conflict
    from mock_upstream.store.models import Person


def ask(session: Session, person: Person, drafts: Sequence[RequestDraft], now_ms: int) -> list[Answer]:
    """
    Make requests of the drafts that the person may request; other drafts are answered with a reason.

    A permission that the index does not know yet is refused without a reason (docs/assumptions.md A-350).
    """
    known = [draft for draft in drafts if knows(session, draft.permission_dn)]
    allowed = [draft for draft in known if may_ask(session, person, draft)]
    answers = iter(submit(session, allowed, now_ms))
    return [
        next(answers)
        if draft in allowed
        else Answer(draft, reason="You may not ask for this." if draft in known else "")
        for draft in drafts
    ]


def outcome_node(session: Session, answers: Iterable[Answer], language: str) -> dict[str, Any]:
    """``{"success", "succeeded", "failed", "sods"}``; success means that nothing failed."""
    answers = list(answers)
    refused = [answer for answer in answers if answer.request is None]
    return {
        "success": not refused,
        "succeeded": [_succeeded(session, answer) for answer in answers if answer.request],
        "failed": [_failed(session, answer) for answer in refused],
        "sods": [
            conflict_node(session, each, answer.draft.recipient_dn, language)
            for answer in refused
            for each in answer.conflicts
        ],
    }


def conflict_node(session: Session, conflict: Conflict, recipient_dn: str, language: str) -> dict[str, Any]:
    """A constraint with the two roles of somebody who has, or would have, both."""
    sod = conflict.sod
    asked, other = (
        in_language(session.get_one(Role, dn).names, language) for dn in (conflict.asked_dn, conflict.other_dn)
    )
    return {
        "sodId": sod.dn,
        "sodName": in_language(sod.names, language),
        "sodDescription": in_language(sod.descriptions, language),
        "perm1Name": asked,
        "perm2Name": other,
        "userList": user_nodes(session, [recipient_dn]),
        "recipientdn": recipient_dn,
        "recipientname": names_of(session, [recipient_dn])[recipient_dn],
    }


def _succeeded(session: Session, answer: Answer) -> dict[str, Any]:
    assert answer.request is not None  # noqa: S101 - narrows
    return {
        **_about(session, answer.draft),
        "requestId": answer.request.id,
        "instanceId": answer.request.correlation_id,
    }


def _failed(session: Session, answer: Answer) -> dict[str, Any]:
    return {**_about(session, answer.draft), "reason": answer.reason}


def _about(session: Session, draft: RequestDraft) -> dict[str, Any]:
    return {
        "id": draft.permission_dn,
        "name": names_of(session, [draft.recipient_dn]).get(draft.recipient_dn, ""),
        "dn": draft.recipient_dn,
        "entityType": draft.kind,
    }
