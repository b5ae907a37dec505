"""A client that sends bytes as they stand; libraries tidy requests up or refuse to send them."""

import socket
from contextlib import suppress
from urllib.parse import urlsplit


def answer_to(url: str, request: bytes) -> bytes:
    """
    Send a request, end our side of the line, and give all that comes back.

    That may be nothing: a server that closes before it has read everything resets the line.
    """
    address, answer = urlsplit(url), b""
    with socket.create_connection((address.hostname, address.port), 20) as line, suppress(OSError):
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        while received := line.recv(65536):
            answer += received
    return answer
