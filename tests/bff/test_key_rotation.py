"""Two nodes while the keys rotate, in the order of docs/deploy.md and in a wrong one."""

import base64
import os
import secrets
import subprocess
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path

import pytest

from bff.sessions import nodes as nodes_module
from bff.sessions.cipher import Cipher
from bff.sessions.nodes import KeyElsewhereError, Nodes
from bff.sessions.record import now_ms
from bff.sessions.redis_client import connect
from bff.sessions.store import SessionStore
from tests.bff.stored_records import META, TOKENS
from tests.support.operators import scrape
from tests.support.scripted_provider import ScriptedProvider
from tests.support.servers import BIN, bff_environ, free_port, gateway, redis_server
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"
OLD, NEW = (base64.urlsafe_b64encode(secrets.token_bytes(32)).decode() for _ in range(2))
PORTS = (free_port(), free_port())
FIRST, SECOND = (f"http://127.0.0.1:{port}" for port in PORTS)


@dataclass(frozen=True)
class Cluster:
    """Two nodes that can be started with other keys each time."""

    environ: dict[str, str]
    folder: Path

    def node(self, port: int, *keys: str) -> AbstractContextManager[None]:
        """Run a node."""
        return gateway(self.environ | {"BFF_BIND": f"127.0.0.1:{port}", "BFF_SECRET_KEYS": ",".join(keys)}, self.folder)

    def announced(self) -> int:
        """Number of nodes with an entry in Redis; a node writes its entry beside its first calls."""
        with connect(self.environ["BFF_REDIS_URL"]) as client:
            return int(client.hlen("idmc:nodes"))

    def keys(self) -> tuple[int, list[str]]:
        """Run ``idm-console keys``; give its exit status and its lines."""
        environ = {**os.environ, **self.environ, "BFF_SECRET_KEYS": OLD}
        ended = subprocess.run(
            [str(BIN / "idm-console"), "keys"], env=environ, capture_output=True, text=True, check=False
        )
        return ended.returncode, ended.stdout.splitlines()


@pytest.fixture
def cluster(tmp_path: Path, provider: ScriptedProvider) -> Iterator[Cluster]:
    """No node runs yet."""
    with redis_server(tmp_path) as redis_url:
        environ = bff_environ(FIRST, PORTS[0], redis_url, provider.url) | {"BFF_OIDC_ISSUER": provider.url}
        yield Cluster(environ, tmp_path)


def _at(visitor: Visitor, console_url: str) -> Visitor:
    tab = Visitor(console_url)
    tab.http.cookies.update(visitor.http.cookies)
    return tab


def _signed_in(console_url: str = FIRST) -> Visitor:
    visitor = Visitor(console_url)
    assert visitor.sign_in().status_code == 302
    return visitor


def _answers(*visitors: Visitor) -> list[int]:
    return [_at(visitor, url).get(VERSION).status_code for visitor in visitors for url in (FIRST, SECOND)]


def test_a_rotation_in_two_rounds_signs_nobody_out(cluster: Cluster) -> None:
    """Each node is restarted by itself; sessions from before, between and after work on both nodes."""
    first, second = PORTS
    with cluster.node(second, OLD):
        with cluster.node(first, OLD):
            before = _signed_in()
        with cluster.node(first, OLD, NEW):
            assert _answers(before) == [200, 200]
    with cluster.node(first, OLD, NEW), cluster.node(second, OLD, NEW):
        between = _signed_in()
        wait_until(lambda: cluster.keys()[0] == 0)
    with cluster.node(second, OLD, NEW), cluster.node(first, NEW, OLD):
        after = _signed_in()
        assert _answers(before, between, after) == [200] * 6


def test_a_node_without_the_key_asks_for_patience(cluster: Cluster) -> None:
    """The node answers 503, and neither drops the session nor consumes a sign-in: the other node can use both."""
    first, second = PORTS
    with cluster.node(first, NEW, OLD), cluster.node(second, OLD):
        wait_until(lambda: cluster.announced() == 2)
        visitor = _signed_in()
        refused = _at(visitor, SECOND).get(VERSION)
        assert (refused.status_code, refused.json()["code"]) == (503, "try_again")
        assert "Retry-After" in refused.headers
        assert scrape(SECOND).value("idmc_unknown_keys_total", elsewhere="listed") >= 1
        log = (cluster.folder / "bff.log").read_text(encoding="utf-8")
        assert f'"fingerprint": "{Cipher((NEW,)).fingerprints[0]}"' in log
        assert _at(visitor, SECOND).navigate("bff/login").status_code == 302

        newcomer = Visitor(FIRST)
        callback = newcomer.callback_url()
        assert _at(newcomer, SECOND).navigate(callback.replace(FIRST, SECOND)).status_code == 503
        assert newcomer.navigate(callback).status_code == 302
        assert newcomer.get(VERSION).status_code == 200


def test_the_keys_of_each_node_are_told(cluster: Cluster) -> None:
    """Lists fingerprints and missing keys by node; the exit status says whether the second round may begin."""
    old, new = (Cipher((key,)).fingerprints[0] for key in (OLD, NEW))
    assert cluster.keys() == (0, ["No node has been running in the last minute."])

    with cluster.node(PORTS[0], NEW, OLD), cluster.node(PORTS[1], OLD):
        wait_until(lambda: cluster.announced() == 2)
        status, lines = cluster.keys()
    lines.sort()

    assert status == 1
    assert any(line.endswith(f"{PORTS[0]}: encrypts with {new}; reads {old}") for line in lines)
    assert any(line.endswith(f"{PORTS[1]}: encrypts with {old}; MISSES {new}") for line in lines)
    assert any(line.startswith("Append the missing keys") for line in lines)


@pytest.mark.parametrize(("missed_s", "waits"), [(590, True), (610, False)])
def test_patience_ends(cluster: Cluster, monkeypatch: pytest.MonkeyPatch, missed_s: int, *, waits: bool) -> None:
    """A session under a key that is missing for ten minutes is lost, or at once when no node has the key."""
    client = connect(cluster.environ["BFF_REDIS_URL"])
    session_id = SessionStore(client, Cipher((NEW,)), 600).create(META, TOKENS)
    store, first_s = SessionStore(client, Cipher((OLD,)), 600), time.monotonic()
    assert store.load(session_id) is None

    Nodes(client, Cipher((NEW,))).announce("another")
    monkeypatch.setattr(time, "monotonic", lambda: first_s + missed_s)
    with pytest.raises(KeyElsewhereError) if waits else nullcontext():
        assert store.load(session_id) is None


def test_a_node_that_is_gone_is_listed_no_more(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry counts for a minute; then the next node that writes its own entry deletes it."""
    client = connect(cluster.environ["BFF_REDIS_URL"])
    nodes, at_ms = Nodes(client, Cipher((OLD,))), now_ms()
    monkeypatch.setattr(nodes_module, "now_ms", lambda: at_ms)
    nodes.announce("gone")
    at_ms += 59_999
    assert [node.name for node in nodes.listed()] == ["gone"]

    at_ms += 1
    assert nodes.listed() == []
    nodes.announce("alive")
    assert client.hkeys("idmc:nodes") == [b"alive"]


def test_a_node_that_comes_back_is_listed_at_once(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """The node replaces its own old entry, however long it was away."""
    nodes, at_ms = Nodes(connect(cluster.environ["BFF_REDIS_URL"]), Cipher((OLD,))), now_ms()
    monkeypatch.setattr(nodes_module, "now_ms", lambda: at_ms)
    nodes.announce("back")
    at_ms += 3_600_000
    nodes.announce("back")

    assert [node.name for node in nodes.listed()] == ["back"]


@pytest.mark.parametrize("entry", ["{", "[]", '{"keys": 7, "until_ms": 1}', '{"names": []}'])
def test_an_entry_of_another_shape_is_passed_over(cluster: Cluster, entry: str) -> None:
    """The other nodes are listed, and the entry stays for the release that can read it."""
    client = connect(cluster.environ["BFF_REDIS_URL"])
    client.hset("idmc:nodes", "later", entry)
    nodes = Nodes(client, Cipher((OLD,)))
    nodes.announce("alive")

    assert [node.name for node in nodes.listed()] == ["alive"]
    assert client.hexists("idmc:nodes", "later")
