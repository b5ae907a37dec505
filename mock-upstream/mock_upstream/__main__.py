"""``idm-console-mock serve``."""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sys
from typing import TYPE_CHECKING

from gunicorn.app.base import BaseApplication

from mock_upstream.app import create_app
from mock_upstream.seed.fill import ensure_seeded
from mock_upstream.settings import Settings, SettingsError, load_settings
from mock_upstream.store.database import Database

if TYPE_CHECKING:
    from flask import Flask

THREADS = 16
KEEP_ALIVE_S = 75
GRACE_S = 5


class Server(BaseApplication):
    """gunicorn with one worker: the clock, the faults and the journal live in its memory."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        super().__init__()

    def load_config(self) -> None:
        """Quiet, threaded, on a bound socket; the anti-forgery header keeps its underscores, as at the real one."""
        options = {
            "bind": f"fd://{self._listener.fileno()}",
            "workers": 1,
            "threads": THREADS,
            "worker_class": "gthread",
            "keepalive": KEEP_ALIVE_S,
            "graceful_timeout": GRACE_S,
            "timeout": 0,
            "forwarder_headers": "NETIQ_IDM_RBPM_ACSRF",
            "loglevel": "warning",
            "control_socket_disable": True,
            "when_ready": self._announce,
        }
        if self._settings.tls_cert and self._settings.tls_key:
            options |= {"certfile": str(self._settings.tls_cert), "keyfile": str(self._settings.tls_key)}
        for name, value in options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        """Build the application inside the worker; its objects are then left out of garbage collection."""
        app = create_app(self._settings)
        gc.freeze()
        return app

    def _announce(self, _server: object) -> None:
        sys.stderr.write(f"mock upstream: {self._settings.public_url} ({self._settings.users} people)\n")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; the exit status is 1 when the mock cannot be started."""
    parser = argparse.ArgumentParser(prog="idm-console-mock", description=__doc__)
    parser.add_argument("command", choices=["serve"], help="run until stopped; set MOCK_* to configure")
    parser.parse_args(arguments)
    try:
        serve(load_settings())
    except (SettingsError, OSError) as problem:
        sys.stderr.write(f"idm-console-mock: {problem}\n")
        return 1
    return 0


def serve(settings: Settings) -> None:
    """
    Seed when needed and answer on the port until told to stop.

    Raises:
        SettingsError: The port is taken.
    """
    listener = _listen(settings.host, settings.port)
    ensure_seeded(Database(settings.database, settings.pristine), settings)
    Server(settings, listener).run()


def _listen(host: str, port: int) -> socket.socket:
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        raise SettingsError(f"port {port} on {host} cannot be used: {os.strerror(problem.errno or 0)}") from problem
    return listener


if __name__ == "__main__":
    sys.exit(main())
