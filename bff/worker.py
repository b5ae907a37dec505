"""gunicorn's gevent worker with a minimum rate for clients; it ends without losing a call."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from gevent.server import StreamServer
from gunicorn.workers.ggevent import GeventWorker

from bff.ending import ENDING
from bff.settings import load_settings

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication, WSGIEnvironment

_TIME_TO_ANSWER_S = 3.0
"""Seconds before gunicorn kills what is left, in which broken-off uploads still get their answer."""


class Address:
    """The address of a listener, kept because gunicorn asks for it with each connection, also during the shutdown."""

    def __init__(self, listener: Any) -> None:
        self._name = listener.getsockname()

    def getsockname(self) -> Any:
        """Give it."""
        return self._name


class Server(StreamServer):  # type: ignore[misc]
    """The listening server. Before it closes it accepts the waiting connections, which the kernel would reset."""

    def __init__(
        self, listener: Any, *, handle: Callable[..., Any], one_by_one: bool, spawn: Any, **of_gunicorn: Any
    ) -> None:
        tls = {name: value for name, value in of_gunicorn.items() if name == "ssl_context"}
        super().__init__(listener, partial(handle, Address(listener)), spawn=spawn, **tls)
        if one_by_one:
            self.max_accept = 1

    def close(self) -> None:
        """Stop listening."""
        while not self.closed and (accepted := self.do_read()):
            self.do_handle(*accepted)
        super().close()


class Worker(GeventWorker):  # type: ignore[misc]
    """
    Gives each connection a :class:`bff.proxy.client.Client`, which is calm again when a request ends.

    When the worker was told to end, its answers say ``Connection: close``. It closes connections that have been idle
    for ``drain_s``, which is longer than a proxy keeps them idle, so no call uses a connection that is being closed.
    """

    wsgi: Any

    def init_process(self) -> None:
        """Read the pace of clients, then serve."""
        # Imported here, because the arbiter imports this module before the metrics folder exists, and keeps it on a
        # reload.
        from bff.proxy.client import Client, Pace  # noqa: PLC0415

        settings = load_settings()
        pace = partial(Pace, settings.minimum_rate_bytes, settings.minimum_rate_window_s)
        self._client = partial(Client, new_pace=pace)
        self._clients: set[Client] = set()
        self._drain_s = settings.drain_s
        self.server_class = partial(Server, handle=self.handle, one_by_one=self.cfg.workers > 1)
        super().init_process()

    def load_wsgi(self) -> None:
        """Load the application, and begin to notice the end."""
        super().load_wsgi()
        self.wsgi = _saying_goodbye(self.wsgi)
        ENDING.watch(max(0.0, self.cfg.graceful_timeout - _TIME_TO_ANSWER_S))

    def notify(self) -> None:
        """Close idle connections, if this worker ends; gunicorn calls it each second."""
        super().notify()
        if ENDING.begun:
            for client in list(self._clients):
                client.close_if_idle(self._drain_s)

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        """Serve a connection."""
        served = self._client(client)
        self._clients.add(served)
        try:
            super().handle(listener, served, addr)
        finally:
            self._clients.discard(served)

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Serve one request of a connection."""
        sock.busy()
        try:
            return super().handle_request(listener_name, req, sock, addr)
        finally:
            sock.calm()


def _saying_goodbye(application: "WSGIApplication") -> "WSGIApplication":
    """Let an answer say ``Connection: close`` when this worker or its node ends, also when its request came before."""

    def serve(environ: "WSGIEnvironment", start_response: Any) -> Iterable[bytes]:
        def start(*head: Any) -> Any:
            if ENDING.begun or ENDING.node_ends:
                start_response.__self__.force_close()  # gunicorn drops the application's header
            return start_response(*head)

        return application(environ, start)

    return serve
