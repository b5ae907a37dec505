"""The client's address behind trusted proxies, and claims of clients that are ignored."""

import pytest
from werkzeug import Request, Response
from werkzeug.test import Client

from bff.security.client_address import ClientAddress

PROXIES = ("10.0.0.0/8", "fd00::/8")


def _address(peer: str, *forwarded: str, proxies: tuple[str, ...] = PROXIES) -> str:
    @Request.application
    def tell(request: Request) -> Response:
        return Response(request.remote_addr)

    headers = [("X-Forwarded-For", line) for line in forwarded]
    client = Client(ClientAddress(tell, proxies))
    return client.get("/", headers=headers, environ_overrides={"REMOTE_ADDR": peer}).text


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "192.0.2.7, 10.0.0.2", "192.0.2.7"),
        ("fd00::1", "2001:db8::7", "2001:db8::7"),
        ("10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"),
    ],
)
def test_trusted_proxies_tell_the_client(peer: str, forwarded: str, client: str) -> None:
    """The client is the first address from the right that is no trusted proxy."""
    assert _address(peer, forwarded) == client


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.7", "127.0.0.1", "192.0.2.7"),
        ("10.0.0.1", "127.0.0.1, 192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "127.0.0.1, 192.0.2.7, 10.0.0.2", "192.0.2.7"),
        ("", "127.0.0.1", ""),
    ],
)
def test_a_claim_counts_for_nothing(peer: str, forwarded: str, client: str) -> None:
    """Addresses left of an unknown address were written by the client, so they are ignored."""
    assert _address(peer, forwarded) == client


@pytest.mark.parametrize(
    ("hop", "client"),
    [
        ("203.0.113.7:51234", "203.0.113.7"),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("  203.0.113.7\t", "203.0.113.7"),
    ],
)
def test_an_address_with_a_port_is_read(hop: str, client: str) -> None:
    """An address may have a port, as Azure and others write it; also that of a proxy in front of ours."""
    assert _address("10.0.0.1", hop) == client
    assert _address("10.0.0.1", f"{hop}, 10.0.0.2:4711, [fd00::2]:80") == client


@pytest.mark.parametrize(
    "hop",
    [
        "",
        " ",
        "unknown",
        "_hidden",
        "localhost",
        "203.0.113.7:port",
        "203.0.113.7:",
        "203.0.113.007",
        "203.0.113.7 10.0.0.1",
        "2001:db8::1:443:",
        "[2001:db8::1",
        "[]:443",
        "for=203.0.113.7",
        '"203.0.113.7"',
    ],
)
def test_what_cannot_be_read_is_nobody(hop: str) -> None:
    """The request then has no address: neither the proxy's, nor the one before it, which is the client's claim."""
    assert _address("10.0.0.1", hop) == ""
    assert _address("10.0.0.1", f"127.0.0.1,{hop}") == ""
    assert _address("10.0.0.1", f"127.0.0.1,{hop},10.0.0.2") == ""


def test_several_headers_are_one_list() -> None:
    """A proxy may add a line of its own behind the client's instead of appending to it."""
    assert _address("10.0.0.1", "127.0.0.1", "192.0.2.7") == "192.0.2.7"
    assert _address("10.0.0.1", "127.0.0.1", "unknown") == ""
    assert _address("10.0.0.1", "192.0.2.7", "10.0.0.2") == "192.0.2.7"


def test_a_proxy_that_says_nothing_is_the_client() -> None:
    """Without the header the client is the proxy itself."""
    assert _address("10.0.0.1") == "10.0.0.1"


def test_nobody_is_trusted_unless_set() -> None:
    """Without the setting the header is not read, even from this machine."""
    assert _address("127.0.0.1", "192.0.2.7", proxies=()) == "127.0.0.1"
