"""The news for a person: waiting tasks, and new roles and resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select

from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import names_of
from mock_upstream.store.assignments import RESOURCE, ROLE
from mock_upstream.store.holdings import holdings_of
from mock_upstream.store.requestable import things_of
from mock_upstream.store.task_access import waiting_for
from mock_upstream.store.workflow import Task

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session

    from mock_upstream.store.models import Person

TASK, HELPDESK = "task", "helpdesk"
_WEEK_MS = 7 * 86_400_000


@dataclass(frozen=True)
class News:
    """
    One line behind the bell.

    ``kind`` is ``task``, ``helpdesk``, ``role`` or ``resource``; ``navigation`` a hash route such as ``#/tasks``.
    """

    kind: str
    name: str
    action: str
    navigation: str


def news_for(session: Session, person: Person, now_ms: int) -> list[News]:
    """
    Give the news of the last week, tasks first.

    Source:
        SPEC 3 "Other", notifications response; docs/assumptions.md A-132.
    """
    since_ms = now_ms - _WEEK_MS
    return [*_tasks(session, person, now_ms, since_ms), *_given(session, person, since_ms)]


def _tasks(session: Session, person: Person, now_ms: int, since_ms: int) -> Iterable[News]:
    waiting = select(Task).where(waiting_for(session, person.dn, now_ms), Task.created_ms > since_ms)
    tasks = session.scalars(waiting.order_by(Task.created_ms.desc(), Task.id)).all()
    names = names_of(session, (task.process.request.recipient_dn for task in tasks))
    for task in tasks:
        about = task.process
        title = f"{about.name} for {names[about.request.recipient_dn]}"
        ticket = about.definition.helpdesk
        yield News(HELPDESK if ticket else TASK, title, "opened" if ticket else "waiting for your approval", "#/tasks")


def _given(session: Session, person: Person, since_ms: int) -> Iterable[News]:
    begun: dict[str, int] = {}
    for held in holdings_of(session, person.dn):
        effective_ms = held.assignment.effective_ms
        begun[held.permission_dn] = min(begun.get(held.permission_dn, effective_ms), effective_ms)
    new = sorted(dn for dn, begun_ms in begun.items() if begun_ms > since_ms)
    for kind in (ROLE, RESOURCE):
        for thing in things_of(session, [kind], new):
            yield News(kind, in_language(thing.names, person.locale), "assigned to you", "#/permissions")
