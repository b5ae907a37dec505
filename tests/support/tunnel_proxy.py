"""An HTTP proxy that opens tunnels, and remembers the targets."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field


@dataclass
class TunnelProxy:
    """Gives ``answer`` to each CONNECT, and the tunnel when it is a good one."""

    port: int
    answer: bytes
    asked: list[bytes] = field(default_factory=list)

    def serve(self, accepted: socket.socket) -> None:
        """Open one tunnel."""
        with accepted, suppress(OSError):
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                head += accepted.recv(1)
            self.asked.append(head)
            accepted.sendall(self.answer)
            if self.answer.startswith(b"HTTP/1.1 200"):
                host, _, port = head.split()[1].decode().rpartition(":")
                with socket.create_connection((host, int(port))) as behind:
                    threading.Thread(target=_copy, args=(behind, accepted), daemon=True).start()
                    _copy(accepted, behind)


@contextmanager
def tunnel_proxy(answer: bytes = b"HTTP/1.1 200 Connection established\r\nVia: test\r\n\r\n") -> Iterator[TunnelProxy]:
    """Listen on a free port."""
    listener = socket.create_server(("127.0.0.1", 0))
    proxy = TunnelProxy(listener.getsockname()[1], answer)

    def accept() -> None:
        with suppress(OSError):
            while True:
                accepted, _ = listener.accept()
                threading.Thread(target=proxy.serve, args=(accepted,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield proxy
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()


def _copy(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(65536):
            target.sendall(piece)
        target.shutdown(socket.SHUT_WR)
