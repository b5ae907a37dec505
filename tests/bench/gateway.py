"""The gateway as an operator runs it, with its own Redis."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.bench.contender import GATEWAY, Contender
from tests.bench.redis_server import redis_server
from tests.bench.sign_ins import sign_in_many
from tests.support.servers import BIN, await_port, bff_environ, free_port, mock_upstream, program
from tests.support.visitor import Visitor


@dataclass(frozen=True, kw_only=True)
class Gateway:
    """A running gateway and the people who are signed in."""

    contender: Contender
    visitors: list[Visitor]
    environ: dict[str, str]
    mock_url: str


@contextmanager
def gateway(folder: Path, upstream_port: int | None, sessions: int, workers: int = 2) -> Iterator[Gateway]:
    """Run the gateway with this number of people signed in, before the upstream, or else before the mock."""
    port, mock_port = free_port(), free_port()
    url, calls = f"http://127.0.0.1:{port}", folder / "calls"
    with (
        mock_upstream(folder, url, mock_port, MOCK_ACCESS_TOKEN_S="86400") as mock_url,
        redis_server(folder) as (redis_port, redis_group),
    ):
        environ = bff_environ(url, port, f"redis://127.0.0.1:{redis_port}", mock_url)
        environ |= {"BFF_RATE_LIMIT": "", "BFF_WORKERS": str(workers)}
        if upstream_port:
            environ["BFF_UPSTREAM_IDM"] = f"http://127.0.0.1:{upstream_port}/IDMProv"
        with program([str(BIN / "idm-console"), "serve"], environ, folder / "bff.log") as process:
            await_port(port, "the gateway")
            visitors = sign_in_many(url, sessions, "bff/login", calls)
            contender = Contender(name=GATEWAY, url=url, calls=calls, groups=(process.pid, redis_group))
            yield Gateway(contender=contender, visitors=visitors, environ=environ, mock_url=mock_url)
