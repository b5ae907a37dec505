"""A master and a replica under two Sentinels: the master dies, sessions go on."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
import trustme

from bff.settings import INSTALLATION
from tests.support.redis_pairs import DEBIAN_REDIS, PASSWORD, URL_PASSWORD, Flavour, redis_pair, sentinels
from tests.support.servers import bff_environ, free_port, gateway, mock_upstream
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

_GATEWAYS_PASSWORD = "the-password"
_EVERYTHING = f"user default on #{hashlib.sha256(PASSWORD.encode()).hexdigest()} ~* &* +@all"


def _plain(_folder: Path) -> tuple[Flavour, str, dict[str, str]]:
    return Flavour(), f"sentinel://:{URL_PASSWORD}@", {}


def _with_tls_and_users(folder: Path) -> tuple[Flavour, str, dict[str, str]]:
    """A user with the rights of docs/deploy.md, and an authority that the system does not know."""
    authority = trustme.CA()
    leaf = authority.issue_cert("127.0.0.1")
    files = {name: str(folder / f"{name}.pem") for name in ("ca", "cert", "key")}
    authority.cert_pem.write_to_path(files["ca"])
    leaf.cert_chain_pems[0].write_to_path(files["cert"])
    leaf.private_key_pem.write_to_path(files["key"])
    options = ["--tls-cert-file", files["cert"], "--tls-key-file", files["key"], "--tls-ca-cert-file", files["ca"]]
    options += ["--tls-auth-clients", "no", "--tls-replication", "yes"]
    page = (INSTALLATION / "docs" / "deploy.md").read_text(encoding="utf-8")
    [rights] = [line.strip() for line in page.splitlines() if line.strip().startswith("user console on ")]
    users = folder / "users.acl"
    users.write_text(f"{_EVERYTHING}\n{rights}\n", encoding="ascii")
    flavour = Flavour(
        binary=DEBIAN_REDIS,
        options=tuple(options),
        server_options=("--aclfile", str(users)),
        tls=True,
        asking={"ssl": True, "ssl_ca_certs": files["ca"]},
    )
    return flavour, f"sentinels://console:{_GATEWAYS_PASSWORD}@", {"BFF_REDIS_CA_FILE": files["ca"]}


@pytest.mark.parametrize("kind", [_plain, _with_tls_and_users], ids=["plain", "TLS and users"])
def test_a_session_outlives_its_master(
    kind: Callable[[Path], tuple[Flavour, str, dict[str, str]]], tmp_path: Path
) -> None:
    """The person stays signed in during and after the failover."""
    flavour, address, more = kind(tmp_path)
    port, mock_port = free_port(), free_port()
    visitor = Visitor(f"http://127.0.0.1:{port}")
    answers: list[tuple[int, bool]] = []
    with (
        redis_pair(tmp_path, flavour) as pair,
        sentinels(tmp_path, flavour, pair.master_port) as ports,
        mock_upstream(tmp_path, visitor.console_url, mock_port) as mock_url,
    ):
        redis_url = address + ",".join(f"127.0.0.1:{each}" for each in ports) + "/sessions"
        environ = bff_environ(visitor.console_url, port, redis_url, mock_url) | more
        with gateway(environ, tmp_path):
            assert visitor.sign_in().status_code == 302

            pair.master.kill()
            wait_until(lambda: _ask(visitor, answers)[0] == 200, at_most_s=60)

    assert "NoPermissionError" not in (tmp_path / "bff.log").read_text(encoding="utf-8")
    assert {answer for answer in answers if answer[0] != 200} <= {(503, False)}
    assert answers[-1] == (200, True)


def _ask(visitor: Visitor, answers: list[tuple[int, bool]]) -> tuple[int, bool]:
    answer = visitor.get("bff/session")
    answers.append((answer.status_code, answer.json().get("signedIn", False)))
    return answers[-1]
