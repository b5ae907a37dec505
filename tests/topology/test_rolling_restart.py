"""Two nodes behind each proxy that end and come back."""

import signal
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from bff.catalogue.clients import UPLOAD_STYLE
from tests.support.reverse_proxies import apache
from tests.support.two_nodes import Cluster, working
from tests.support.waiting import wait_until

if TYPE_CHECKING:
    import requests

READ = "IDMProv/rest/access/info/version"
STYLE = "IDMProv/rest/access/config/uploadStyle?client=1"


def _uploaded(done: threading.Event) -> Iterator[bytes]:
    """Give more bytes than the gateway buffers, then a few now and then until the end."""
    yield b"a" * (UPLOAD_STYLE.body_limit_bytes + 1)
    while not done.wait(0.2):
        yield b"a" * 4096


@pytest.mark.soak
def test_an_upload_without_an_end_is_broken_off(cluster: Cluster) -> None:
    """The sender gets an answer that the body is incomplete (from Apache maybe 502); the upstream gets no call."""
    cluster.start_both()
    visitor = cluster.visitor()
    assert visitor.sign_in().status_code == 302
    assert visitor.call("PUT", STYLE, data=b"kept {}", headers={"Content-Type": "text/plain"}).status_code == 200
    done = threading.Event()
    answers: list[requests.Response] = []

    def upload() -> None:
        sender = cluster.visitor(visitor)
        answers.append(sender.call("PUT", STYLE, data=_uploaded(done), headers={"Content-Type": "text/plain"}))

    with working(upload):
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
    """A proxy does not avoid a node for a time because it was away, and a node that is away fails no call."""
    visitor = cluster.visitor()
    away = {visitor.get("bff/live").status_code for _ in range(4)}
    cluster.start(cluster.place.node_ports[0])
    back = {visitor.get("bff/live").status_code for _ in range(8)}

    assert away <= {502, 503}
    assert back == {200}


def test_a_node_that_was_away_has_its_part_again(cluster: Cluster) -> None:
    """The node gets its share also while the other one answers: no proxy sends all calls to one node for a minute."""
    visitor = cluster.visitor()
    first, second = cluster.place.node_ports
    cluster.start(first)
    assert {visitor.get(READ).status_code for _ in range(4)} == {401}
    cluster.start(second)
    log = cluster.place.folder / f"bff-{second}.log"

    def has_part() -> bool:
        assert visitor.get(READ).status_code == 401
        return f"/{READ}" in log.read_text(encoding="utf-8")

    wait_until(has_part)


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
