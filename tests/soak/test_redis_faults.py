"""Redis hangs, dies and comes back while people work."""

import random
import signal
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
import redis

from tests.soak.load import slowest_ms, under_load
from tests.soak.people import VERSION, sign_in, store_of
from tests.support.scripted_server import scripted_server
from tests.support.servers import REDIS, await_port, bff_environ, free_port, gateway, program
from tests.support.waiting import wait_until

pytestmark = pytest.mark.soak

_OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
_PEOPLE = 200
_OUTAGE_S = 5


def _redis(folder: Path, port: int) -> list[str]:
    options = ["--appendonly", "yes", "--appendfsync", "everysec", "--save", ""]
    return [REDIS, "--port", str(port), "--dir", str(folder), *options]


@pytest.mark.parametrize("fault", [signal.SIGSTOP, signal.SIGKILL], ids=["hangs", "dies"])
def test_nobody_is_signed_out(fault: signal.Signals, tmp_path: Path) -> None:
    """Calls get their answer or 503 at once; afterwards all sessions older than a second still exist."""
    port, redis_port = free_port(), free_port()
    console = f"http://127.0.0.1:{port}"
    with ExitStack() as running:
        server = running.enter_context(program(_redis(tmp_path, redis_port), {}, tmp_path / "redis.log"))
        await_port(redis_port, "Redis")
        upstream = running.enter_context(scripted_server([_OK]))
        environ = bff_environ(console, port, f"redis://127.0.0.1:{redis_port}/0", f"http://127.0.0.1:{upstream.port}")
        running.enter_context(gateway(environ | {"BFF_REDIS_TIMEOUT_S": "0.3"}, tmp_path))
        store = running.enter_context(store_of(environ))
        people = sign_in(store, _PEOPLE, environ["BFF_SECRET_KEYS"])
        time.sleep(1)
        address = f"{console}/{VERSION}"

        with under_load(lambda: random.choice(people).call("GET", address), threads=8) as load:  # noqa: S311
            wait_until(lambda: load.statuses[200] > _PEOPLE)
            load.longest_s = 0  # the first calls waited for the workers to start
            server.send_signal(fault)
            wait_until(lambda: load.statuses[503])
            time.sleep(_OUTAGE_S)
            server.send_signal(signal.SIGCONT)
            if fault is signal.SIGKILL:
                server.wait()
                running.enter_context(program(_redis(tmp_path, redis_port), {}, tmp_path / "redis.log"))
            before = load.statuses[200]
            wait_until(lambda: load.statuses[200] > before + _PEOPLE)
        for person in people:
            wait_until(lambda person=person: person.call("GET", address).status_code == 200)  # type: ignore[misc]

    slowest = slowest_ms(tmp_path / "bff.log", 503)
    print(f"\n{fault.name} for {_OUTAGE_S} s: {load}; slowest 503 in the gateway {slowest:.0f} ms")
    assert set(load.statuses) <= {200, 503}


def test_a_restart_loses_the_last_second_at_most(tmp_path: Path) -> None:
    """Sign-ins that were acknowledged before are there afterwards."""
    redis_port = free_port()
    environ = bff_environ("http://127.0.0.1:1", 1, f"redis://127.0.0.1:{redis_port}/0", "http://127.0.0.1:1")
    begun = []
    with program(_redis(tmp_path, redis_port), {}, tmp_path / "redis.log") as server, store_of(environ) as store:
        await_port(redis_port, "Redis")
        until = time.monotonic() + 3
        while time.monotonic() < until:
            begun += [(time.monotonic(), person) for person in sign_in(store, 10, environ["BFF_SECRET_KEYS"])]
        died = time.monotonic()
        server.kill()
        server.wait()
        with program(_redis(tmp_path, redis_port), {}, tmp_path / "redis.log"), redis.Redis(port=redis_port) as asked:
            wait_until(lambda: _loaded(asked))
            lost = [died - when for when, person in begun if not asked.exists(person.key)]

    print(f"\n{len(lost)} of {len(begun)} sign-ins lost, the oldest {max(lost, default=0):.2f} s before the end")
    assert all(age_s <= 1 for age_s in lost)


def _loaded(asked: redis.Redis) -> bool:
    try:
        return not asked.info("persistence")["loading"]
    except redis.RedisError:
        return False
