"""Starting and stopping the program."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import requests
import trustme
from mock_upstream.settings import SettingsError, load_settings

from tests.mock_upstream.console import Console
from tests.support.servers import free_port

Start = Callable[[dict[str, str]], subprocess.Popen[str]]

PROGRAM = [str(Path(sys.executable).parent / "idm-console-mock"), "serve"]


def _environ(folder: Path, port: int, **more: str) -> dict[str, str]:
    small = {"MOCK_PORT": str(port), "MOCK_DATABASE": str(folder / "mock.sqlite3"), "MOCK_USERS": "100"}
    return {**os.environ, **small, **more}


@pytest.fixture
def start() -> Iterator[Start]:
    """Start the program; whatever a test leaves behind is killed with its worker."""
    started: list[subprocess.Popen[str]] = []

    def run(environ: dict[str, str]) -> subprocess.Popen[str]:
        process = subprocess.Popen(PROGRAM, env=environ, stderr=subprocess.PIPE, text=True, process_group=0)
        started.append(process)
        assert process.stderr is not None
        assert process.stderr.readline().startswith("mock upstream: http")
        return process

    yield run
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def _stop(process: subprocess.Popen[str]) -> tuple[int, str]:
    process.send_signal(signal.SIGTERM)
    _out, err = process.communicate(timeout=10)
    return process.returncode, err


def test_it_says_one_line_and_stops_cleanly(tmp_path: Path, start: Start) -> None:
    """The program logs little, and SIGTERM ends it with status 0."""
    port = free_port()
    process = start(_environ(tmp_path, port))
    alive = requests.get(f"http://127.0.0.1:{port}/live", timeout=10).status_code

    assert (alive, _stop(process)) == (200, (0, ""))


def test_a_taken_port_is_one_line_and_status_1(tmp_path: Path) -> None:
    """The program prints neither a traceback nor retries."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ended = subprocess.run(
            PROGRAM, env=_environ(tmp_path, port), capture_output=True, text=True, timeout=10, check=False
        )

    assert ended.returncode == 1
    assert ended.stderr == f"idm-console-mock: port {port} on 127.0.0.1 cannot be used: Address already in use\n"


def test_the_data_survives_a_restart_and_another_seed_replaces_it(tmp_path: Path, start: Start) -> None:
    """The database is made anew only when seed, size or schema differ."""
    database = tmp_path / "mock.sqlite3"
    keys = []
    for seed in ("1", "1", "2"):
        port = free_port()
        process = start(_environ(tmp_path, port, MOCK_SEED=seed))
        keys.append(requests.get(f"http://127.0.0.1:{port}/osp/a/idm/auth/oauth2/jwks", timeout=10).json())
        _stop(process)

    assert keys[0] == keys[1] != keys[2]
    assert database.exists()


def test_it_speaks_tls_with_a_certificate(tmp_path: Path, start: Start) -> None:
    """The addresses begin with https, and cookies are secure."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    certificate = authority.issue_cert("localhost")
    certificate.cert_chain_pems[0].write_to_path(tmp_path / "cert.pem")
    certificate.private_key_pem.write_to_path(tmp_path / "key.pem")
    port = free_port()
    files = {"MOCK_TLS_CERT": str(tmp_path / "cert.pem"), "MOCK_TLS_KEY": str(tmp_path / "key.pem")}
    process = start(_environ(tmp_path, port, **files))
    issuer = f"https://localhost:{port}/osp/a/idm/auth/oauth2"

    console = Console(f"https://localhost:{port}", "http://127.0.0.1:8080")
    console.browser.verify = str(tmp_path / "ca.pem")

    metadata = console.browser.get(f"{issuer}/.well-known/openid-configuration", timeout=10)
    page = console.authorize()
    _stop(process)

    assert metadata.json()["issuer"] == issuer
    assert "Secure" in page.headers["Set-Cookie"]


@pytest.mark.parametrize(
    ("environment", "named"),
    [
        ({"MOCK_PORT": "http"}, "MOCK_PORT"),
        ({"MOCK_PORT": "0"}, "MOCK_PORT"),
        ({"MOCK_USERS": "99"}, "MOCK_USERS"),
        ({"MOCK_ACCESS_TOKEN_S": "-1"}, "MOCK_ACCESS_TOKEN_S"),
        ({"MOCK_TLS_CERT": __file__}, "MOCK_TLS_KEY"),
        ({"MOCK_TLS_CERT": "/no/such/file", "MOCK_TLS_KEY": __file__}, "MOCK_TLS_CERT"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(environment: dict[str, str], named: str) -> None:
    """The message names the variable."""
    with pytest.raises(SettingsError, match=named):
        load_settings(environment)


def test_everything_has_a_default() -> None:
    """The demo needs no setting."""
    settings = load_settings({})

    assert settings.issuer == "http://localhost:8090/osp/a/idm/auth/oauth2"
    assert settings.redirect_uri == "http://127.0.0.1:8080/bff/callback"
    assert (settings.users, settings.seed, settings.access_token_s) == (2000, 1, 120)
