"""The audit log: who signed in, whose session ended and by whom, what was refused. docs/audit.md describes it."""

import logging
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from logging.handlers import WatchedFileHandler
from typing import Any

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
)
OUTCOMES = ("done", "refused", "failed")
BY = ("user", "other_session", "another_person", "provider", "upstream", "reaper")

_LONGEST = 400
_NOBODY: Mapping[str, str] = {"subject": "", "user": "", "session": ""}
_lines = logging.getLogger("bff.audit")
_lines.propagate = False
_lines.setLevel(logging.INFO)


class AuditLine(Schema):
    """One line of the audit log; what does not apply is an empty text."""

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


_LINE = AuditLine()


def configure_audit(path: str) -> None:
    """
    Write the audit log to a file, which may be moved away at any time, or with ``-`` to stdout.

    Raises:
        OSError: The file cannot be opened.
    """
    handler = logging.StreamHandler(sys.stdout) if path == STDOUT else WatchedFileHandler(path, encoding="utf-8")
    _lines.handlers = [handler]


def audit(event: str, outcome: str, who: Mapping[str, str] | None = None, *, by: str = "", reason: str = "") -> None:
    """
    Write one line, and count it.

    Args:
        event: One of ``EVENT_NAMES``.
        outcome: One of ``OUTCOMES``.
        who: Whose session it is about, ``{"subject": ..., "user": ..., "session": ...}``; by default the one that the
            request in hand came with.
        by: One of ``BY``: who ended a session.
        reason: A few words or a code, never a secret.
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
    }
    EVENTS.labels(event, outcome).inc()
    _lines.info("%s", _LINE.dumps(line))
