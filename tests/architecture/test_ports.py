"""Test runs on one machine do not disturb each other."""

import socket
import subprocess
import sys

from tests.support.servers import free_port


def test_no_two_processes_have_the_same_port() -> None:
    """Two processes get different ports, also before their servers listen, which takes seconds."""
    ours = [free_port() for _ in range(3)]
    asking = "from tests.support.servers import free_port; print(free_port(), free_port())"

    theirs = subprocess.run([sys.executable, "-c", asking], check=True, capture_output=True, text=True).stdout.split()

    assert len({*ours, *map(int, theirs)}) == 5


def test_a_server_listens_on_a_port_that_is_held_for_it() -> None:
    """The port stays reserved when the server stops: callers are refused, and the next server can use the port."""
    port = free_port()

    for _ in range(2):
        with socket.create_server(("127.0.0.1", port)), socket.create_connection(("127.0.0.1", port), 5):
            pass
        with socket.socket() as caller:
            assert caller.connect_ex(("127.0.0.1", port)) != 0
