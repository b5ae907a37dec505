"""A relay to Redis that can hold back its notices of changes, or commands of one kind."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field


@dataclass
class Relay:
    """Passes connections on to a unix socket."""

    target: str
    port: int
    through: threading.Event = field(default_factory=threading.Event)
    """Cleared, connections that track changes get nothing any more."""
    held: bytes = b""
    """Commands with this name wait while :meth:`holding` lasts."""
    waits: threading.Event = field(default_factory=threading.Event)
    """One has come."""
    on: threading.Event = field(default_factory=threading.Event)

    @property
    def url(self) -> str:
        """Address of the relay, to use instead of Redis."""
        return f"redis://127.0.0.1:{self.port}"

    @contextmanager
    def holding(self, command: bytes) -> Iterator[threading.Event]:
        """Hold commands back for as long as the block takes; give the event that the first has come."""
        self.on.clear()
        self.waits.clear()
        self.held = command
        try:
            yield self.waits
        finally:
            self.held = b""
            self.on.set()

    def pass_on(self, accepted: socket.socket) -> None:
        """Copy both ways until either side ends."""
        onward = socket.socket(socket.AF_UNIX)
        onward.connect(self.target)
        tracking = threading.Event()
        back = threading.Thread(target=self._answers, args=(onward, accepted, tracking), daemon=True)
        back.start()
        with suppress(OSError), accepted, onward:
            while data := accepted.recv(65536):
                if b"TRACKING" in data:
                    tracking.set()
                if self.held and self.held in data:
                    self.waits.set()
                    self.on.wait()
                onward.sendall(data)
            onward.shutdown(socket.SHUT_RDWR)
        back.join()

    def _answers(self, onward: socket.socket, accepted: socket.socket, tracking: threading.Event) -> None:
        with suppress(OSError):
            while data := onward.recv(65536):
                if tracking.is_set():
                    self.through.wait()
                accepted.sendall(data)
            accepted.shutdown(socket.SHUT_RDWR)


@contextmanager
def relay(redis_url: str) -> Iterator[Relay]:
    """Listen on a port of this machine for a Redis on a unix socket."""
    listener = socket.create_server(("127.0.0.1", 0))
    line = Relay(redis_url.removeprefix("unix://"), listener.getsockname()[1])
    line.through.set()

    def accept() -> None:
        with suppress(OSError):
            while True:
                accepted, _ = listener.accept()
                threading.Thread(target=line.pass_on, args=(accepted,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield line
    finally:
        line.through.set()
        line.on.set()
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
