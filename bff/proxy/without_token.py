"""Calls to an upstream that does not get the user's token."""

from bff.errors import UpstreamRefusedError
from bff.proxy.answer import Answer
from bff.proxy.replay import Call
from bff.proxy.transport import Transport
from bff.sessions.record import SessionRecord
from bff.upstream.cookies import UpstreamCookies

_UNAUTHORIZED = 401


class WithoutToken:
    """
    Sends calls without a token: there is no token to renew, so no call is sent twice.

    Raises:
        UpstreamRefusedError: The upstream wants a token after all; see ``bearer`` in its settings.
    """

    def __init__(self, transport: Transport, cookies: UpstreamCookies) -> None:
        self._transport = transport
        self._cookies = cookies

    def send(self, call: Call, record: SessionRecord) -> Answer:
        """Give the upstream's answer to the call."""
        headers = {**call.headers, **self._cookies.headers(record, call.path)}
        answer = self._transport.send(call.method, call.target, headers, call.body)
        self._cookies.keep(record, call.path, answer.all("set-cookie"))
        if answer.status == _UNAUTHORIZED:
            answer.close()
            raise UpstreamRefusedError
        return answer
