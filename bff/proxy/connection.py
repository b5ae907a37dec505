"""One connection to an upstream."""

import select
import socket
import ssl
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from gevent.monkey import get_original

from bff.proxy.answer_parser import AnswerParser
from bff.proxy.body import Upload
from bff.proxy.client import UpstreamSpokeError
from bff.proxy.outbound_proxy import OutboundProxy

_READ_BYTES = 65536
# Shorter than the keep-alive time of the usual servers, so that a connection is rarely closed under a request.
_LONGEST_IDLE_S = 15.0
_ENDED = getattr(select, "POLLRDHUP", 0)
"""Only Linux tells a close apart from bytes to read; a reset is told everywhere, also without asking for it."""
_new_poll = get_original("select", "poll")


@dataclass(frozen=True, kw_only=True)
class Address:
    """Where an upstream listens, and how long it may take."""

    upstream: str
    host: str
    port: int
    tls: ssl.SSLContext | None
    proxy: OutboundProxy | None
    connect_timeout_s: float
    read_timeout_s: float

    def open(self) -> socket.socket:
        """
        Open a socket to the upstream; through a proxy https goes in a tunnel, and http calls are sent to the proxy.

        Raises:
            OSError: No connection (``TimeoutError`` when it took too long).
        """
        if self.proxy and self.tls:
            return self.proxy.tunnel(self.host, self.port, self.connect_timeout_s)
        nearest = self.proxy or self
        return socket.create_connection((nearest.host, nearest.port), self.connect_timeout_s)


class Connection:
    """
    A socket that carries one request at a time.

    Raises:
        OSError: No connection (``TimeoutError`` when it took too long).
    """

    def __init__(self, address: Address) -> None:
        opened = address.open()
        try:
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._socket = address.tls.wrap_socket(opened, server_hostname=address.host) if address.tls else opened
        except BaseException:
            opened.close()
            raise
        self._socket.settimeout(address.read_timeout_s)
        self._read_timeout_s = address.read_timeout_s
        self._idle_since = 0.0
        self._cut_short = False
        self.reused = False
        self.nothing_sent = True

    def send(self, request: bytes) -> None:
        """
        Send a whole request.

        An upstream may answer and close before it has read the whole request; then the rest is not sent, and its answer
        counts.
        """
        self.nothing_sent = True
        sent = self._socket.send(request)
        self.nothing_sent = False
        try:
            if sent < len(request):
                self._socket.sendall(memoryview(request)[sent:])
        except (BrokenPipeError, ConnectionResetError):
            self._cut_short = True

    def send_upload(self, upload: Upload, parser: AnswerParser) -> None:
        """Send a body while it arrives; stop when the upstream answers or closes before the end of the body."""
        speaks = partial(self._speaks, parser)
        try:
            with upload.client.watching(self._socket, speaks):
                for piece in upload:
                    if speaks():
                        self._cut_short = True
                        return
                    self._socket.sendall(piece)
        except (BrokenPipeError, ConnectionResetError, UpstreamSpokeError):
            self._cut_short = True

    def _speaks(self, parser: AnswerParser) -> bool:
        """Whether the upstream has begun to answer, or has closed; after a close the next read fails again."""
        self._socket.settimeout(0.0)
        try:
            self.receive(parser)
        except (BlockingIOError, ssl.SSLWantReadError):
            return False
        except OSError:
            return True
        finally:
            self._socket.settimeout(self._read_timeout_s)
        return parser.headed

    def receive(self, parser: AnswerParser) -> None:
        """Wait for the next bytes and give them to the parser."""
        parser.feed(self._socket.recv(_READ_BYTES))

    @property
    def ended(self) -> bool:
        """Whether the upstream has closed or reset the connection; what it sent before may still be unread."""
        look = _new_poll()
        look.register(self._socket, _ENDED)
        return bool(look.poll(0))

    def usable_again(self, parser: AnswerParser) -> bool:
        """Whether the next request may follow the answer that was read."""
        return parser.complete and parser.reusable and not self._cut_short

    def rest(self) -> None:
        """Note that the connection is idle from now on."""
        self.reused = True
        self._idle_since = time.monotonic()

    @property
    def stale(self) -> bool:
        """Whether the upstream closed the connection or sent bytes without a request."""
        if time.monotonic() - self._idle_since > _LONGEST_IDLE_S:
            return True
        try:
            self._socket.settimeout(0.0)
            self._socket.recv(1)
        except (BlockingIOError, ssl.SSLWantReadError):
            self._socket.settimeout(self._read_timeout_s)
            return False
        except OSError:
            return True
        return True

    def close(self) -> None:
        """Close the connection in any state."""
        with suppress(OSError):
            self._socket.close()
