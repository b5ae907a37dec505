"""The audit log: who signed in, whose session ended and by whom, what was refused. docs/audit.md describes it."""

import logging
import os
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from io import TextIOWrapper
from itertools import islice
from logging.handlers import WatchedFileHandler
from typing import Any, Self, TextIO

from marshmallow import Schema, fields, validate

from bff.observability.metrics import EVENTS
from bff.observability.request import SESSION, request_id, request_in_hand

STDOUT = "-"
EVENT_NAMES = (
    "sign_in",
    "extension",
    "refresh",
    "logout",
    "session_ended",
    "csrf_failure",
    "rate_limited",
    "password_change_required",
    "write",
)
DONE, REFUSED, FAILED, UNKNOWN = OUTCOMES = ("done", "refused", "failed", "unknown")
BY = ("user", "other_session", "another_person", "provider", "upstream", "reaper")

_LONGEST = 400
_MOST_TARGETS = 100
_FILE_MODE = 0o640
_NOBODY: Mapping[str, str] = {"subject": "", "user": "", "session": ""}
_lines = logging.getLogger("bff.audit")
_lines.propagate = False
_lines.setLevel(logging.INFO)


class AuditLine(Schema):
    """One line of the audit log; a field that does not apply is an empty text."""

    log = fields.Constant("audit")
    time = fields.DateTime(format="iso", required=True)
    event = fields.String(required=True, validate=validate.OneOf(EVENT_NAMES))
    outcome = fields.String(required=True, validate=validate.OneOf(OUTCOMES))
    by = fields.String(required=True, validate=validate.OneOf(("", *BY)))
    reason = fields.String(required=True)
    subject = fields.String(required=True)
    user = fields.String(required=True)
    session = fields.String(required=True, validate=validate.Regexp("^([0-9a-f]{32})?$"))
    address = fields.String(required=True)
    user_agent = fields.String(required=True)
    request_id = fields.String(required=True)
    operation = fields.String(required=True)
    in_name_of = fields.List(fields.String(), required=True)
    targets = fields.Dict(fields.String(), fields.List(fields.String()), required=True)
    targets_left_out = fields.Integer(required=True)


@dataclass(frozen=True, kw_only=True)
class Write:
    """
    The fields of the call in the audit line of a write.

    Args:
        operation: Method and template of the path.
        in_name_of: DNs of the people for whom the user acts.
        targets: Ids and DNs by the field that they stand in, ``{"tasks.taskId": ["4711"]}``; 100 at most.
        targets_left_out: Number of further targets that are left out.
    """

    operation: str = ""
    in_name_of: list[str] = field(default_factory=list)
    targets: dict[str, list[str]] = field(default_factory=dict)
    targets_left_out: int = 0

    @classmethod
    def of(cls, operation: str, named: Iterable[tuple[str, str]], in_name_of: Iterable[str]) -> Self:
        """Build the fields from the targets of a call, e.g. ``("tasks.taskId", "4711")``."""
        rest = iter(named)
        targets: dict[str, list[str]] = {}
        for place, value in islice(rest, _MOST_TARGETS):
            targets.setdefault(place, []).append(value[:_LONGEST])
        acted_for = [dn[:_LONGEST] for dn in islice(dict.fromkeys(in_name_of), _MOST_TARGETS)]
        return cls(operation=operation, in_name_of=acted_for, targets=targets, targets_left_out=sum(1 for _ in rest))


_NO_WRITE = Write()


class _File(WatchedFileHandler):
    """A file that others than its owner and group cannot read."""

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding=self.encoding, opener=_opened)


def _opened(path: str, flags: int) -> int:
    return os.open(path, flags, _FILE_MODE)


_LINE = AuditLine()


def configure_audit(path: str, stream: TextIO = sys.stdout) -> None:
    """
    Write the audit log to a file, which may be moved away at any time, or with ``-`` to a stream.

    Raises:
        OSError: The file cannot be opened.
    """
    handler = logging.StreamHandler(stream) if path == STDOUT else _File(path, encoding="utf-8")
    _lines.handlers = [handler]


def audit(  # noqa: PLR0913
    event: str,
    outcome: str,
    who: Mapping[str, str] | None = None,
    *,
    by: str = "",
    reason: str = "",
    write: Write = _NO_WRITE,
) -> None:
    """
    Write one line, and count it.

    Args:
        event: One of ``EVENT_NAMES``.
        outcome: One of ``OUTCOMES``.
        who: Whose session it is about, ``{"subject": ..., "user": ..., "session": ...}``; by default the one that the
            request in hand came with.
        by: One of ``BY``: who ended a session.
        reason: A few words or a code, never a secret.
        write: The call that the line is about, where it is about one.
    """
    request = request_in_hand()
    session = request.get(SESSION)
    line: dict[str, Any] = {
        "time": datetime.now(UTC),
        "event": event,
        "outcome": outcome,
        "by": by,
        "reason": reason[:_LONGEST],
        **_NOBODY,
        **(who or (session.who if session else {})),
        "address": request.get("REMOTE_ADDR", ""),
        "user_agent": request.get("HTTP_USER_AGENT", "")[:_LONGEST],
        "request_id": request_id(),
        **vars(write),
    }
    EVENTS.labels(event, outcome).inc()
    _lines.info("%s", _LINE.dumps(line))
