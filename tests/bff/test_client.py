"""The minimum rate of a client, and the sockets on which it is measured."""

import socket
import ssl
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
import trustme
from gevent import socket as gevent_socket
from gevent import ssl as gevent_ssl

from bff.proxy.client import Client, Pace, SlowClientError

LARGE = b"x" * (16 << 20)


def test_a_window_ends_with_enough_bytes() -> None:
    """A client that keeps the rate is never refused, however long it takes."""
    pace = Pace(1000, 20.0)

    for _ in range(50):
        pace.waited(19.0)
        pace.moved(1000)


def test_a_window_ends_with_its_time() -> None:
    """The waiting times within a window are added up, and so are the bytes."""
    pace = Pace(1000, 20.0)
    pace.waited(19.0)
    pace.moved(999)

    with pytest.raises(SlowClientError):
        pace.waited(1.0)


@contextmanager
def _pair(*, tls: bool, window_s: float) -> Iterator[tuple[Client, socket.socket]]:
    """Give a hurried client, and its end, over TLS or not."""
    ours, theirs = socket.socketpair()
    authority = trustme.CA()
    server, client = gevent_ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context()
    authority.issue_cert("localhost").configure_cert(server)
    authority.configure_trust(client)
    connection = gevent_socket.socket(ours.family, ours.type, fileno=ours.detach())
    with ThreadPoolExecutor(1) as pool:
        if tls:
            end = pool.submit(client.wrap_socket, theirs, server_hostname="localhost")
            connection = server.wrap_socket(connection, server_side=True)
            theirs = end.result()
    with connection, theirs:
        hurried = Client(connection, lambda: Pace(1, window_s))
        hurried.hurry()
        yield hurried, theirs


def _received(take: Callable[[int], bytes]) -> bytes:
    """Receive as many bytes as ``LARGE`` has."""
    received = b""
    while len(received) < len(LARGE):
        received += take(1 << 20)
    return received


@pytest.mark.parametrize("tls", [False, True])
def test_all_bytes_pass_in_both_directions(*, tls: bool) -> None:
    """The body is larger than the buffers, so that each side waits for the other."""
    with _pair(tls=tls, window_s=20.0) as (client, end), ThreadPoolExecutor(1) as pool:
        sent = pool.submit(end.sendall, LARGE)
        assert _received(client.recv) == LARGE
        sent.result()

        taken = pool.submit(_received, end.recv)
        client.sendall(LARGE)
        assert taken.result() == LARGE


@pytest.mark.parametrize("tls", [False, True])
def test_a_client_that_moves_nothing_is_too_slow(*, tls: bool) -> None:
    """A client is too slow if it does not send, and also if it does not read."""
    with _pair(tls=tls, window_s=0.1) as (client, _):
        with pytest.raises(SlowClientError):
            client.recv(1)
        client.hurry()
        with pytest.raises(SlowClientError):
            client.sendall(LARGE)
