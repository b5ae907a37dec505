"""Two nodes behind a reverse proxy that are started, ended and replaced one by one."""

import os
import signal
import subprocess
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import requests

from bff.sessions.cipher import Cipher
from bff.sessions.record import SESSION_KEYS
from bff.sessions.redis_client import connect
from tests.support.https_hosts import Certificate
from tests.support.later_release import APPENDED
from tests.support.reverse_proxies import Place, ReverseProxy
from tests.support.servers import BIN, await_port, program
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until


@dataclass
class Cluster:
    """Two nodes behind a proxy."""

    place: Place
    certificate: Certificate
    environ: dict[str, str]
    proxy: ReverseProxy
    nodes: dict[int, ExitStack] = field(default_factory=dict)
    processes: dict[int, subprocess.Popen[bytes]] = field(default_factory=dict)

    def start(self, port: int, release: Path | None = None) -> None:
        """Start a node, of another release that is installed in a folder, and wait until it is ready."""
        running = self.nodes[port] = ExitStack()
        own = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_TRUSTED_HOSTS": f"127.0.0.1:{port}"}
        # gunicorn puts the current folder, which has this release, first on the path unless it is on the path already.
        path = (release, self.environ["PYTHONPATH"], Path.cwd()) if release else (self.environ["PYTHONPATH"],)
        environ = self.environ | own | {"PYTHONPATH": os.pathsep.join(map(str, path))}
        log = self.place.folder / f"bff-{port}.log"
        self.processes[port] = running.enter_context(
            program([str(BIN / "idm-console"), "serve"], environ, log, signal.SIGINT)
        )
        await_port(port, "a node")
        wait_until(lambda: _ready(port), at_most_s=60)

    def start_both(self) -> None:
        """Start both nodes."""
        for port in self.place.node_ports:
            self.start(port)

    def end(self, port: int) -> None:
        """End a node as docs/operations.md says."""
        self.processes[port].send_signal(signal.SIGTERM)
        assert self.processes[port].wait(60) == 0
        self.nodes.pop(port).close()

    def replace(self, port: int, release: Path | None = None) -> None:
        """End a node and start it again, as :meth:`start` does."""
        self.end(port)
        self.start(port, release)

    def written_later(self) -> bool:
        """Whether a session has a field that this release does not know."""
        cipher = Cipher((self.environ["BFF_SECRET_KEYS"],))
        with connect(self.environ["BFF_REDIS_URL"]) as client:
            parts = {key.decode(): client.hget(key, "meta") for key in client.scan_iter(f"{SESSION_KEYS}*")}
        opened = [cipher.open(sealed, f"{key}/meta") for key, sealed in parts.items() if isinstance(sealed, bytes)]
        return any(APPENDED.encode() in zlib.decompress(each) for each in opened)

    def visitor(self, like: Visitor | None = None) -> Visitor:
        """A visitor with connections of its own, in the session of ``like``."""
        visitor = Visitor(f"{self.place.url}/", verify=self.certificate.authority)
        if like:
            visitor.http.cookies.update(like.http.cookies)
        return visitor


def _ready(port: int) -> bool:
    return requests.get(f"http://127.0.0.1:{port}/bff/ready", timeout=20).status_code == 200


@contextmanager
def working(*calls: Callable[[], object]) -> Iterator[None]:
    """Run calls in threads during the block, and wait for them at its end."""
    threads = [threading.Thread(target=call) for call in calls]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for thread in threads:
            thread.join(120)
