"""The steps of the container files, run on this machine."""

import os
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis
import requests

from bff.settings import INSTALLATION
from tests.support.servers import BIN, REDIS, await_port, bff_environ, free_port, program, redis_server

STEPS = INSTALLATION / "config" / "container"
_PATH = f"{BIN}:{os.environ['PATH']}"


def _step(name: str, *arguments: str) -> None:
    subprocess.run(
        [STEPS / name, *arguments], cwd=INSTALLATION, check=True, capture_output=True, env={**os.environ, "PATH": _PATH}
    )


def _instead_of(name: str, folder: Path, command: str) -> dict[str, str]:
    """Put a stand-in for a program first on the path: it runs another command, as there is no container here."""
    shim = folder / "bin" / name
    shim.parent.mkdir()
    shim.write_text(f"#!/bin/sh\nexec {command}\n", encoding="utf-8")
    shim.chmod(0o755)
    return {"PATH": f"{shim.parent}:{_PATH}"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the last stage copies."""
    folder = tmp_path_factory.mktemp("image") / "idm-console"
    _step("install-gateway", str(folder))
    return folder


@contextmanager
def _serving(installed: Path, folder: Path, redis_url: str) -> Iterator[int]:
    port = free_port()
    environ = bff_environ("https://console.example.com", port, redis_url, "http://127.0.0.1:9") | {"PYTHONPATH": ""}
    command = [str(installed / "venv" / "bin" / "idm-console"), "serve"]
    with program(command, environ, folder / f"bff-{port}.log"):
        await_port(port, "the installed gateway")
        yield port


def test_what_is_installed_serves(installed: Path, tmp_path: Path) -> None:
    """The installed gateway serves from its own folder, with the interface and without this environment's packages."""
    with redis_server(tmp_path) as redis_url, _serving(installed, tmp_path, redis_url) as port:
        address = f"http://127.0.0.1:{port}"
        host = {"Host": "console.example.com"}
        answers = [requests.get(f"{address}/{path}", headers=host, timeout=20) for path in ("bff/live", "")]

    assert [answer.status_code for answer in answers] == [200, 200]
    assert "<script" in answers[1].text


def test_the_parser_in_c_is_installed(installed: Path) -> None:
    """The parser is built in the stage with a compiler, and copied into the last stage."""
    python = installed / "venv" / "bin" / "python"
    found = subprocess.run(
        [python, "-I", "-c", "import gunicorn_h1c; print(gunicorn_h1c.__file__)"], capture_output=True, check=True
    )

    assert found.stdout.decode().startswith(str(installed))


@pytest.mark.parametrize("module", ["pip", "setuptools", "pytest", "mock_upstream"])
def test_nothing_to_build_with_is_installed(installed: Path, module: str) -> None:
    """The last stage has no installer, no tests and no mock."""
    python = installed / "venv" / "bin" / "python"
    found = subprocess.run([python, "-I", "-c", f"import {module}"], capture_output=True, check=False)

    assert b"ModuleNotFoundError" in found.stderr


def test_the_base_images_pip_is_removed(tmp_path: Path) -> None:
    """The last stage has the base image's python, but not its pip."""
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "base"], check=True)
    python = tmp_path / "base" / "bin" / "python"

    _step("remove-pip", str(python))

    assert subprocess.run([python, "-I", "-m", "pip"], capture_output=True, check=False).returncode != 0


def test_redis_asks_for_the_password_of_its_file(tmp_path: Path) -> None:
    """The address in the gateway's secret opens it; without the password nothing does; the folder is private."""
    secrets, port = tmp_path / "secrets", free_port()
    _step("make-secrets", str(secrets), "console.localhost", "the-client-secret")
    shim = _instead_of("redis-server", tmp_path, f'{REDIS} "$@" --port {port}')
    command = [str(STEPS / "start-redis"), str(secrets / "redis_password"), str(tmp_path)]
    with program(command, shim, tmp_path / "redis.log"):
        await_port(port, "Redis")
        url = (secrets / "redis_url").read_text(encoding="utf-8").strip().replace("redis:6379", f"127.0.0.1:{port}")
        with redis.Redis.from_url(url) as known, redis.Redis(port=port) as stranger:
            assert known.config_get("maxmemory-policy") == {"maxmemory-policy": "noeviction"}
            with pytest.raises(redis.AuthenticationError):
                stranger.ping()

    assert secrets.stat().st_mode & 0o077 == 0


def test_secrets_that_are_there_are_kept(tmp_path: Path) -> None:
    """A second run changes nothing; sessions stay readable."""
    _step("make-secrets", str(tmp_path), "console.localhost", "one")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    _step("make-secrets", str(tmp_path), "console.localhost", "two")

    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert before["client_secret"] == b"one\n"


def test_nginx_spreads_calls_over_the_nodes(installed: Path, tmp_path: Path) -> None:
    """The test runs nginx with the configuration that operators copy, and the names and secrets of the compose file."""
    _step("make-secrets", str(tmp_path / "secrets"), "console.example.com")
    port = free_port()
    text = (INSTALLATION / "config" / "nginx" / "console.conf").read_text(encoding="utf-8")
    source = tmp_path / "console.conf"
    source.write_text(
        text.replace("listen 443", f"listen 127.0.0.1:{port}").replace("listen 80", f"listen 127.0.0.1:{free_port()}"),
        encoding="utf-8",
    )
    main = tmp_path / "nginx.conf"
    main.write_text(
        f"pid {tmp_path}/pid; events {{}} http {{ access_log off; include {tmp_path}/used.conf; }}", "utf-8"
    )
    shim = _instead_of("nginx", tmp_path, f'/usr/sbin/nginx -e {tmp_path}/nginx.log -c {main} "$@"')
    with (
        redis_server(tmp_path) as redis_url,
        _serving(installed, tmp_path, redis_url) as one,
        _serving(installed, tmp_path, redis_url) as two,
    ):
        nodes = [f"127.0.0.1:{one}", f"127.0.0.1:{two}"]
        places = [str(source), str(tmp_path / "used.conf"), "console.example.com", str(tmp_path / "secrets")]
        with program([str(STEPS / "start-nginx"), *places, *nodes], shim, tmp_path / "start.log"):
            await_port(port, "nginx")
            for _ in range(4):
                _live_through(port, tmp_path / "secrets" / "tls.pem")
        logs = [(tmp_path / f"bff-{node}.log").read_text(encoding="utf-8") for node in (one, two)]

    assert all('"/bff/live"' in log for log in logs)


def _live_through(port: int, authority: Path) -> None:
    trust, host = ssl.create_default_context(cafile=authority), "console.example.com"
    with (
        socket.create_connection(("127.0.0.1", port), 20) as plain,
        trust.wrap_socket(plain, server_hostname=host) as line,
    ):
        line.sendall(f"GET /bff/live HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
