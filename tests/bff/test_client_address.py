"""Whose request it is behind proxies, and who only says so."""

import pytest
from werkzeug import Request, Response
from werkzeug.test import Client

from bff.security.client_address import ClientAddress

PROXIES = ("10.0.0.0/8", "fd00::/8")


def _address(peer: str, forwarded: str | None, proxies: tuple[str, ...] = PROXIES) -> str:
    @Request.application
    def tell(request: Request) -> Response:
        return Response(request.remote_addr)

    claim = None if forwarded is None else [("X-Forwarded-For", forwarded)]
    client = Client(ClientAddress(tell, proxies))
    return client.get("/", headers=claim, environ_overrides={"REMOTE_ADDR": peer}).text


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
    """The first address from the right that is no proxy of ours."""
    assert _address(peer, forwarded) == client


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.7", "127.0.0.1", "192.0.2.7"),
        ("10.0.0.1", "127.0.0.1, 192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "127.0.0.1, 192.0.2.7, 10.0.0.2", "192.0.2.7"),
        ("10.0.0.1", "127.0.0.1, unknown", "10.0.0.1"),
        ("10.0.0.1", "127.0.0.1,", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", None, "10.0.0.1"),
        ("", "127.0.0.1", ""),
    ],
)
def test_a_claim_counts_for_nothing(peer: str, forwarded: str | None, client: str) -> None:
    """What stands left of a stranger's address, or of something that is none, was written by the client."""
    assert _address(peer, forwarded) == client


def test_nobody_is_trusted_unless_set() -> None:
    """Without the setting the header is not read, even from this machine."""
    assert _address("127.0.0.1", "192.0.2.7", proxies=()) == "127.0.0.1"
