"""A server that sends exactly the bytes that a test wrote, and remembers what it received."""

import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

Step = bytes | float | str
"""Bytes are sent, numbers are waited (seconds); ``"fill"`` sends until the other side reads no more; ``"close"`` and
``"reset"`` end the connection, ``"hang"`` waits for the other side to end it. A script with ``"early"`` is played as
soon as the head of a request is there; ``"whole"`` reads the request to its end then."""
Script = Sequence[Step]

_HEAD_END = b"\r\n\r\n"
_PIECE = b"x" * 65536
_NO_LONGER_READ_S = 0.5
_RESET = struct.pack("ii", 1, 0)


@dataclass
class ScriptedServer:
    """
    Plays one script after the other, one for each request; the last is played again and again.

    A connection stays open after a script that does not end it.
    """

    port: int
    scripts: list[Script]
    requests: list[bytes] = field(default_factory=list)
    connections: int = 0
    left: threading.Event = field(default_factory=threading.Event)
    """Set when the other side has closed a connection."""

    def serve(self, accepted: socket.socket) -> None:
        """Answer requests until the connection ends."""
        self.connections += 1
        with accepted, suppress(OSError):
            while request := _read_request(accepted, whole="early" not in self.scripts[0]):
                self.requests.append(request)
                script = self.scripts.pop(0) if len(self.scripts) > 1 else self.scripts[0]
                if not self._play(accepted, script):
                    return
            self.left.set()

    def _play(self, accepted: socket.socket, script: Script) -> bool:
        for step in script:
            if isinstance(step, bytes):
                self._send(accepted, step)
            elif isinstance(step, float):
                time.sleep(step)
            elif step == "whole":
                self.requests[-1] = _read_request(accepted, whole=True, begun=self.requests[-1])
            elif step == "fill":
                self._fill(accepted)
            elif step != "early":
                self._end(accepted, step)
                return False
        return True

    def _end(self, accepted: socket.socket, step: str) -> None:
        if step == "hang":
            accepted.recv(1)
            self.left.set()
        elif step == "reset":
            accepted.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)

    def _fill(self, accepted: socket.socket) -> None:
        accepted.settimeout(_NO_LONGER_READ_S)
        with suppress(TimeoutError):
            while True:
                self._send(accepted, _PIECE)

    def _send(self, accepted: socket.socket, data: bytes) -> None:
        try:
            accepted.sendall(data)
        except TimeoutError:
            raise
        except OSError:
            self.left.set()
            raise


@contextmanager
def scripted_server(
    *scripts: Script, wrap: Callable[[socket.socket], socket.socket] | None = None, port: int = 0
) -> Iterator[ScriptedServer]:
    """Listen on a port, a free one by default, and play the scripts; ``wrap`` puts TLS around a connection."""
    listener = socket.create_server(("127.0.0.1", port))
    open_ones: list[socket.socket] = []
    server = ScriptedServer(listener.getsockname()[1], list(scripts))

    def accept() -> None:
        with suppress(OSError):
            while True:
                accepted, _ = listener.accept()
                open_ones.append(accepted)
                threading.Thread(target=serve, args=(accepted,), daemon=True).start()

    def serve(accepted: socket.socket) -> None:
        with suppress(OSError):
            server.serve(wrap(accepted) if wrap else accepted)

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield server
    finally:
        for each in (listener, *open_ones):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        listener.close()


def _read_request(accepted: socket.socket, *, whole: bool, begun: bytes = b"") -> bytes:
    """Give a request as it came; nothing when the connection ends within it."""
    read = bytearray(begun)
    while _HEAD_END not in read or (whole and not _complete(read)):
        more = accepted.recv(65536)
        if not more:
            return b""
        read += more
    return bytes(read)


def _complete(read: bytearray) -> bool:
    head_bytes = read.index(_HEAD_END)
    lines = bytes(read[:head_bytes]).lower().split(b"\r\n")
    if b"transfer-encoding: chunked" in lines:
        return read.endswith(b"0\r\n\r\n")
    length = next((int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length:")), 0)
    return len(read) >= head_bytes + len(_HEAD_END) + length
