"""Two nodes while the keys rotate, in the order of docs/deploy.md and in a wrong one."""

import base64
import os
import secrets
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bff.sessions import nodes as nodes_module
from bff.sessions.cipher import Cipher, UnknownKeyError
from bff.sessions.nodes import KeyElsewhereError, Nodes
from bff.sessions.redis_client import connect
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


def test_patience_ends(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record counts as lost after ten minutes, or at once when no node has its key."""
    client = connect(cluster.environ["BFF_REDIS_URL"])
    nodes, problem = Nodes(client, Cipher((OLD,))), UnknownKeyError(bytes.fromhex(Cipher((NEW,)).fingerprints[0]))
    nodes.wait_for_key(problem)

    Nodes(client, Cipher((NEW,))).announce("another")
    with pytest.raises(KeyElsewhereError):
        nodes.wait_for_key(problem)

    monkeypatch.setattr(nodes_module, "_WAITED_FOR_S", 0)
    nodes.wait_for_key(problem)


def test_a_node_that_is_gone_is_listed_no_more(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next node that writes its own entry deletes the old one."""
    client = connect(cluster.environ["BFF_REDIS_URL"])
    with monkeypatch.context() as earlier:
        earlier.setattr(nodes_module, "_LISTED_MS", -1)
        Nodes(client, Cipher((OLD,))).announce("gone")
    nodes = Nodes(client, Cipher((NEW,)))
    nodes.announce("alive")

    assert [node.name for node in nodes.listed()] == ["alive"]
    assert client.hlen("idmc:nodes") == 1
