"""Audit lines for proxied calls that write."""

import json
from urllib.parse import parse_qs

from bff.catalogue import naming
from bff.observability.audit import Write
from bff.proxy.answer import Answer
from bff.proxy.json_answer import told
from bff.proxy.replay import Call
from bff.proxy.route import Sender
from bff.sessions.record import SessionRecord
from bff.upstream.audited_write import SUCCESS, audited_write


class Audited:
    """
    Sends calls, and writes an audit line for each write: the user, in whose name, the objects, and the outcome.

    Calls that are refused earlier (no session, no anti-forgery token, bad input) change nothing and get no line here.

    Args:
        base_path: Path of the upstream, which is not part of the paths of operations.

    Source:
        docs/assumptions.md A-442.
    """

    def __init__(self, sender: Sender, base_path: str) -> None:
        self._sender = sender
        self._base_path = base_path

    def send(self, call: Call, record: SessionRecord) -> Answer:
        """Give the upstream's answer to the call."""
        if not call.operation.writes:
            return self._sender.send(call, record)
        with audited_write(record.who, lambda: self._write(call)) as outcome:
            answer = self._sender.send(call, record)
            outcome.answered(answer.status, lambda: told(answer, SUCCESS))
        return answer

    def _write(self, call: Call) -> Write:
        operation, (path, _, query) = call.operation, call.target.partition("?")
        document = json.loads(call.body) if operation.body and isinstance(call.body, bytes) else None
        named = [
            *naming.path_targets(operation, path.removeprefix(self._base_path)),
            *naming.query_targets(operation, parse_qs(query)),
            *naming.body_targets(operation, document),
        ]
        return Write.of(operation.name, named, naming.acted_for(operation, document))
