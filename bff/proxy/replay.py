"""A call with the user's token: renewed ahead, and sent once more when the upstream refuses it."""

from collections.abc import Mapping
from dataclasses import dataclass

from bff.auth.token_refresh import TokenRefresh
from bff.catalogue.operation import Operation
from bff.errors import TryAgainError
from bff.proxy import grant
from bff.proxy.answer import Answer
from bff.proxy.body import Upload
from bff.proxy.transport import Transport
from bff.sessions.record import SessionRecord
from bff.upstream.cookies import UpstreamCookies

_UNAUTHORIZED = 401


@dataclass(frozen=True, kw_only=True)
class Call:
    """A call to an upstream; it can be sent again unless its body is streamed."""

    operation: Operation
    method: str
    target: str
    headers: Mapping[str, str]
    body: bytes | Upload | None
    replay: bool

    @property
    def once(self) -> bool:
        """Whether the body can be read only once."""
        return isinstance(self.body, Upload)

    @property
    def path(self) -> str:
        """The target without its query."""
        return self.target.partition("?")[0]


class Replay:
    """
    Sends calls for a session (docs/architecture.md "Status rules").

    Raises:
        SessionOverError: The upstream answers that the grant is over; the session is ended.
        UpstreamRefusedError: 401 again after the renewal; the session is kept.
        TryAgainError: 401 to a call that cannot be sent again; the tokens are renewed.
    """

    def __init__(self, transport: Transport, refresh: TokenRefresh, cookies: UpstreamCookies) -> None:
        self._transport = transport
        self._refresh = refresh
        self._cookies = cookies

    def send(self, call: Call, record: SessionRecord) -> Answer:
        """Give the upstream's answer to the call, or to its one replay."""
        record = self._refresh.fresh(record, wait=call.once)
        answer = self._replayed(call, record)
        if grant.is_over(answer):
            answer.close()
            self._refresh.end(record, by="upstream", reason="the grant is over")
        return answer

    def _replayed(self, call: Call, record: SessionRecord) -> Answer:
        answer = self._send(call, record)
        if answer.status != _UNAUTHORIZED:
            return answer
        answer.close()
        renewed = self._refresh.after_401(record)
        if call.once or not call.replay:
            raise TryAgainError
        answer = self._send(call, renewed)
        if answer.status == _UNAUTHORIZED:
            answer.close()
            self._refresh.after_401(renewed)
            raise TryAgainError
        return answer

    def _send(self, call: Call, record: SessionRecord) -> Answer:
        token = {"Authorization": f"Bearer {record.tokens.access_token}"}
        headers = {**call.headers, **self._cookies.headers(record, call.path), **token}
        answer = self._transport.send(call.method, call.target, headers, call.body)
        self._cookies.keep(record, call.path, answer.all("set-cookie"))
        return answer
