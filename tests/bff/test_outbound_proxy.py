"""Upstreams that are reached through an HTTP proxy."""

import base64
import socket
import ssl
from contextlib import closing
from pathlib import Path

import pytest
import trustme
from structlog.testing import capture_logs

from bff.errors import AppError, UpstreamLateError, UpstreamUnreachableError
from tests.conftest import Stack
from tests.support.scripted_gateway import own_gateway
from tests.support.scripted_server import Script, scripted_server
from tests.support.servers import free_port
from tests.support.transports import OK, get, read, transport_to
from tests.support.tunnel_proxy import tunnel_proxy
from tests.support.visitor import Visitor

WHO = base64.b64encode("proxy:p@ss wörd".encode()).decode()
KNOWN = "pr%6Fxy:p%40ss%20w%C3%B6rd@"
VERSION = "IDMProv/rest/access/info/version"


def test_a_call_over_http_is_handed_to_the_proxy() -> None:
    """The request has the whole address, the upstream's name as Host, and our credentials (RFC 9112, 3.2.2)."""
    with (
        scripted_server([OK]) as proxy,
        closing(transport_to(81, BFF_UPSTREAM_PROXY=f"http://{KNOWN}127.0.0.1:{proxy.port}")) as transport,
    ):
        assert [read(get(transport, "/x?q=%2f")) for _ in range(2)] == [b"ok"] * 2

    assert proxy.connections == 1
    assert proxy.requests[0].decode().split("\r\n") == [
        "GET http://127.0.0.1:81/x?q=%2f HTTP/1.1",
        "Host: 127.0.0.1:81",
        f"Proxy-Authorization: Basic {WHO}",
        "",
        "",
    ]


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    """A CA that only these tests know."""
    return trustme.CA()


@pytest.mark.parametrize("name", ["127.0.0.1", "another.example"])
def test_a_call_over_https_goes_through_a_tunnel(tmp_path: Path, authority: trustme.CA, name: str) -> None:
    """The proxy learns only name and port; the gateway checks the upstream's certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(name).configure_cert(context)
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")

    def wrap(accepted: socket.socket) -> socket.socket:
        return context.wrap_socket(accepted, server_side=True)

    with tunnel_proxy() as proxy, scripted_server([OK], wrap=wrap) as server:
        more = {
            "BFF_UPSTREAM_CA_FILE": f"{tmp_path}/ca.pem",
            "BFF_UPSTREAM_PROXY": f"http://{KNOWN}127.0.0.1:{proxy.port}",
        }
        with closing(transport_to(server.port, "https", **more)) as transport:
            if name == "127.0.0.1":
                assert [read(get(transport)) for _ in range(2)] == [b"ok"] * 2
            else:
                with pytest.raises(UpstreamUnreachableError):
                    get(transport)

    assert len(proxy.asked) == 1
    assert proxy.asked[0].startswith(f"CONNECT 127.0.0.1:{server.port} HTTP/1.".encode())
    assert f"\r\nProxy-Authorization: Basic {WHO}\r\n".encode() in proxy.asked[0]
    assert [request.partition(b"\r\n")[0] for request in server.requests] == (
        [b"GET /x HTTP/1.1"] * 2 if name == "127.0.0.1" else []
    )
    assert b"proxy" not in b"".join(server.requests).lower()


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 407 Who are you\r\n\r\n",
        b"HTTP/1.1 503 Not now\r\n\r\n",
        b"SSH-2.0-OpenSSH\r\n\r\n",
        b"",
    ],
    ids=["407", "503", "no http", "nothing"],
)
def test_a_proxy_that_opens_no_tunnel(answer: bytes) -> None:
    """The upstream cannot be reached; the log names the proxy as the reason."""
    with (
        tunnel_proxy(answer) as proxy,
        closing(transport_to(free_port(), "https", BFF_UPSTREAM_PROXY=f"http://127.0.0.1:{proxy.port}")) as transport,
        capture_logs() as logs,
        pytest.raises(UpstreamUnreachableError),
    ):
        get(transport)

    assert [(line["upstream"], line["reason"]) for line in logs] == [("idm", "ProxyRefusedError")]


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ([b"HTTP/1.1 407 Who are you\r\nContent-Length: 0\r\n\r\n"], UpstreamUnreachableError),
        (["hang"], UpstreamLateError),
    ],
    ids=["407", "silent"],
)
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_proxy_that_does_not_serve_us(scheme: str, script: Script, error: type[AppError]) -> None:
    """The proxy's refusal is not passed on to the browser as an answer of the upstream."""
    with (
        scripted_server(script) as proxy,
        closing(transport_to(81, scheme, BFF_UPSTREAM_PROXY=f"http://127.0.0.1:{proxy.port}")) as transport,
        pytest.raises(error),
    ):
        get(transport)


def test_a_tunnel_to_nobody() -> None:
    """The proxy opens the tunnel, but closes it: the upstream cannot be reached."""
    with (
        tunnel_proxy() as proxy,
        closing(transport_to(free_port(), "https", BFF_UPSTREAM_PROXY=f"http://127.0.0.1:{proxy.port}")) as transport,
        pytest.raises(UpstreamUnreachableError),
    ):
        get(transport)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_proxy_that_is_away(scheme: str) -> None:
    """A proxy that is away gives the same error as an upstream that is away."""
    away = f"http://127.0.0.1:{free_port()}"
    with (
        closing(transport_to(81, scheme, BFF_UPSTREAM_PROXY=away)) as transport,
        capture_logs() as logs,
        pytest.raises(UpstreamUnreachableError),
    ):
        get(transport)

    assert logs[0]["reason"] == "ConnectionRefusedError"


def test_both_lanes_go_through_the_proxy_of_the_settings(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """Proxied calls and the gateway's own reads use the proxy of the settings, not that of the environment."""
    with scripted_server([OK]) as proxy:
        changes = {
            "BFF_UPSTREAM_IDM": "http://idm.invalid:81/IDMProv",
            "BFF_UPSTREAM_PROXY": f"http://{KNOWN}127.0.0.1:{proxy.port}",
            "http_proxy": "http://127.0.0.1:9",
            "HTTP_PROXY": "http://127.0.0.1:9",
        }
        with own_gateway(stack, signed_in, tmp_path, changes):
            answer = signed_in.get(VERSION)
            signed_in.get("bff/bootstrap")
        written = (tmp_path / "bff.log").read_text(encoding="utf-8")

    lines = [request.partition(b"\r\n")[0] for request in proxy.requests]
    assert (answer.status_code, answer.content) == (200, b"ok")
    assert lines[0] == f"GET http://idm.invalid:81/{VERSION} HTTP/1.1".encode()
    assert lines[1].startswith(b"GET http://idm.invalid:81/IDMProv/rest/")
    assert b"\r\nAuthorization: Bearer " in proxy.requests[0]
    assert f"\r\nProxy-Authorization: Basic {WHO}\r\n".encode() in proxy.requests[0]
    assert "p%40ss" not in written


def test_an_upstream_without_a_proxy_ignores_the_environment(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """Proxies of the environment are ignored, so a shell profile cannot send a token elsewhere."""
    away = f"http://127.0.0.1:{free_port()}"
    with own_gateway(stack, signed_in, tmp_path, {"http_proxy": away, "HTTP_PROXY": away, "no_proxy": ""}):
        assert signed_in.get(VERSION).status_code == 200
        assert signed_in.get("bff/bootstrap").status_code == 200
