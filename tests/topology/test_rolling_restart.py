"""Two nodes behind each proxy are replaced one after the other while people work."""

import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import requests

from bff.catalogue.clients import UPLOAD_STYLE
from tests.support.event_streams import EVENTS
from tests.support.https_hosts import PROVIDER, Certificate, issue_certificate, names_known_here
from tests.support.reverse_proxies import Place, ReverseProxy, apache, nginx
from tests.support.servers import BIN, await_port, free_port, mock_upstream, program, redis_server
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until
from tests.topology.conftest import node_environ

READ = "IDMProv/rest/access/info/version"
WRITE = "IDMProv/rest/access/preference?attribute=preferences"
STYLE = "IDMProv/rest/access/config/uploadStyle?client=1"
_GRACE_S = 8
_LATEST_RETRY_MS = 4000
_READERS = _WRITERS = 3


@dataclass
class Cluster:
    """Two nodes behind a proxy."""

    place: Place
    certificate: Certificate
    environ: dict[str, str]
    proxy: ReverseProxy
    nodes: dict[int, ExitStack] = field(default_factory=dict)
    processes: dict[int, subprocess.Popen[bytes]] = field(default_factory=dict)

    def start(self, port: int) -> None:
        """Start a node and wait until it is ready."""
        running = self.nodes[port] = ExitStack()
        environ = self.environ | {"BFF_BIND": f"127.0.0.1:{port}", "BFF_TRUSTED_HOSTS": f"127.0.0.1:{port}"}
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

    def replace(self, port: int) -> None:
        """End a node and start it again."""
        self.end(port)
        self.start(port)

    def visitor(self, like: Visitor | None = None) -> Visitor:
        """Somebody with connections of their own, in the session of ``like``."""
        visitor = Visitor(f"{self.place.url}/", verify=self.certificate.authority)
        if like:
            visitor.http.cookies.update(like.http.cookies)
        return visitor


def _ready(port: int) -> bool:
    return requests.get(f"http://127.0.0.1:{port}/bff/ready", timeout=20).status_code == 200


@pytest.fixture(params=[nginx, apache], ids=["nginx", "apache"])
def cluster(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Cluster]:
    """No node runs yet; each takes the time to end that the shipped files of the proxies expect."""
    proxy: ReverseProxy = request.param
    certificate = issue_certificate(tmp_path)
    place = Place.free(tmp_path, free_port(), free_port())
    mock_port = free_port()
    mock_url = f"https://{PROVIDER}:{mock_port}"
    with (
        redis_server(tmp_path) as redis_url,
        mock_upstream(tmp_path, place.url, mock_port, MOCK_PUBLIC_URL=mock_url, **certificate.mock_environ),
        proxy(place),
        names_known_here(),
    ):
        environ = node_environ(place, redis_url, mock_url) | certificate.gateway_environ
        del environ["BFF_DRAIN_S"]
        environ |= {"BFF_OPS_NETWORKS": "127.0.0.1", "GUNICORN_CMD_ARGS": f"--graceful-timeout {_GRACE_S}"}
        running = Cluster(place, certificate, environ, proxy)
        yield running
        for node in running.nodes.values():
            node.close()


class Work:
    """What goes on meanwhile, each in a thread over a connection that is kept; it remembers every outcome."""

    def __init__(self) -> None:
        self.outcomes: list[str] = []
        self.stop = threading.Event()

    def repeat(self, call: Callable[[], requests.Response]) -> None:
        """Make a call again and again."""
        while not self.stop.is_set():
            try:
                self.outcomes.append(str(call().status_code))
            except requests.RequestException as problem:
                self.outcomes.append(repr(problem))


@contextmanager
def _working(*calls: Callable[[], object]) -> Iterator[None]:
    threads = [threading.Thread(target=call) for call in calls]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for thread in threads:
            thread.join(120)


class Listener:
    """An event source as browsers are one: it waits as long as it was told, then connects again."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self.heard: list[list[str]] = []
        self.retries_ms: list[int] = []
        self.stop = threading.Event()

    def listen(self) -> None:
        """Hear one stream after the other; of each the names of its events."""
        while not self.stop.is_set():
            names: list[str] = []
            self.heard.append(names)
            self._hear(names)
            time.sleep(self.retries_ms[-1] / 1000 if self.retries_ms else 1)

    def _hear(self, names: list[str]) -> None:
        try:
            with self._visitor.get(EVENTS, stream=True) as answer:
                for line in answer.iter_lines(chunk_size=1, decode_unicode=True):
                    if self.stop.is_set():
                        return
                    if line.startswith("retry: "):
                        self.retries_ms.append(int(line.removeprefix("retry: ")))
                    names += re.findall(r"^event: (\w+)$", line)
        except requests.RequestException as problem:
            names.append(repr(problem))


def _uploaded(done: threading.Event) -> Iterator[bytes]:
    """Give more than is kept, then a little now and then until all is over."""
    yield b"a" * (UPLOAD_STYLE.body_limit_bytes + 1)
    while not done.wait(0.2):
        yield b"a" * 4096


@pytest.mark.soak
def test_nobody_notices_a_rolling_restart(cluster: Cluster) -> None:
    """Reads and writes succeed, a sign-in goes on, streams are back at once, and nobody is signed out."""
    cluster.start_both()
    visitor = cluster.visitor()
    assert visitor.sign_in().status_code == 302
    newcomer = cluster.visitor()
    callback = newcomer.callback_url("helpdesk")
    listener, reads, writes = Listener(cluster.visitor(visitor)), Work(), Work()
    readers = [cluster.visitor(visitor) for _ in range(_READERS)]
    writers = [cluster.visitor(visitor) for _ in range(_WRITERS)]
    body = {"openFormInPopUp": True}

    with _working(
        listener.listen,
        *(lambda each=each: reads.repeat(lambda: each.get(READ)) for each in readers),
        *(lambda each=each: writes.repeat(lambda: each.call("POST", WRITE, json=body)) for each in writers),
    ):
        try:
            wait_until(lambda: reads.outcomes and writes.outcomes and listener.retries_ms)
            first, second = cluster.place.node_ports
            cluster.replace(first)
            assert newcomer.navigate(callback).status_code == 302
            cluster.replace(second)
            wait_until(lambda: "news" in listener.heard[-1])
        finally:
            for each in (reads, writes, listener):
                each.stop.set()

    assert set(reads.outcomes) == set(writes.outcomes) == {"200"}
    assert [names for names in listener.heard if not names or names[0] != "news"] == []
    assert max(listener.retries_ms) <= _LATEST_RETRY_MS
    assert newcomer.get(READ).status_code == 200


@pytest.mark.soak
def test_an_upload_without_an_end_is_broken_off(cluster: Cluster) -> None:
    """Who sends it is told that the body is incomplete, by Apache perhaps with 502; the upstream has none of it."""
    cluster.start_both()
    visitor = cluster.visitor()
    assert visitor.sign_in().status_code == 302
    assert visitor.call("PUT", STYLE, data=b"kept {}", headers={"Content-Type": "text/plain"}).status_code == 200
    done = threading.Event()
    answers: list[requests.Response] = []

    def upload() -> None:
        sender = cluster.visitor(visitor)
        answers.append(sender.call("PUT", STYLE, data=_uploaded(done), headers={"Content-Type": "text/plain"}))

    with _working(upload):
        try:
            for port in cluster.place.node_ports:
                cluster.processes[port].send_signal(signal.SIGTERM)
            for port in cluster.place.node_ports:
                assert cluster.processes[port].wait(60) == 0
        finally:
            done.set()

    [answer] = answers
    # Apache reads no answer before it has sent the whole body; by then the node may have gone.
    if not (cluster.proxy is apache and answer.status_code == 502):
        assert (answer.status_code, answer.json()["code"]) == (400, "body_incomplete")
    cluster.start(cluster.place.node_ports[0])
    assert visitor.get("bff/style/1/brand.css").text == "kept {}"


def test_a_node_has_calls_again_as_soon_as_it_listens(cluster: Cluster) -> None:
    """No proxy leaves one alone for a time because it was away, and one that is away costs no call."""
    visitor = cluster.visitor()
    away = {visitor.get("bff/live").status_code for _ in range(4)}
    cluster.start(cluster.place.node_ports[0])
    back = {visitor.get("bff/live").status_code for _ in range(8)}

    assert away <= {502, 503}
    assert back == {200}


def test_a_node_that_refused_takes_over_from_the_other(cluster: Cluster) -> None:
    """While one starts the other answers; that may end as soon as the first is ready, and no call fails."""
    visitor = cluster.visitor()
    first, second = cluster.place.node_ports
    cluster.start(first)
    alone = {visitor.get("bff/live").status_code for _ in range(4)}
    cluster.start(second)
    cluster.end(first)
    taken_over = {visitor.get("bff/live").status_code for _ in range(8)}

    assert alone == taken_over == {200}
