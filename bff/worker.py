"""What gunicorn runs: its gevent worker, whose clients can be hurried."""

from functools import partial
from typing import Any

from gunicorn.workers.ggevent import GeventWorker

from bff.settings import load_settings


class Worker(GeventWorker):  # type: ignore[misc]
    """Gives each connection a :class:`bff.proxy.client.Client`, which is calm again when a request ends."""

    def init_process(self) -> None:
        """Read the pace of clients, then serve."""
        # The arbiter imports this module before there is a folder for the metrics, and keeps it through reloads.
        from bff.proxy.client import Client, Pace  # noqa: PLC0415

        settings = load_settings()
        pace = partial(Pace, settings.minimum_rate_bytes, settings.minimum_rate_window_s)
        self._client = partial(Client, new_pace=pace)
        super().init_process()

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        """Serve a connection."""
        super().handle(listener, self._client(client), addr)

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Serve one request of a connection."""
        try:
            return super().handle_request(listener_name, req, sock, addr)
        finally:
            sock.calm()
