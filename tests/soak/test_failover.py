"""A failover under load: what was acknowledged stays."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Lock, Thread

import pytest
import requests

from bff.errors import AppError
from bff.sessions.store import SessionStore
from tests.soak.load import under_load
from tests.soak.people import VERSION, Person, sign_in, store_of, tokens
from tests.support.redis_pairs import URL_PASSWORD, Flavour, Pair, redis_pair, sentinels
from tests.support.scripted_server import scripted_server
from tests.support.servers import bff_environ, free_port, gateway
from tests.support.waiting import wait_until

pytestmark = pytest.mark.soak

_PEOPLE = 500
_OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


@dataclass
class Acknowledged:
    """The writes that were acknowledged."""

    signed_out: set[Person] = field(default_factory=set)
    renewed: dict[Person, str] = field(default_factory=dict)
    renewals: int = 0


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[Pair, str]]:
    """A master and a replica under three Sentinels, and the address of the master."""
    flavour = Flavour()
    with redis_pair(tmp_path, flavour) as pair, sentinels(tmp_path, flavour, pair.master_port, 3) as ports:
        hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
        yield pair, f"sentinel://:{URL_PASSWORD}@{hosts}/sessions"


def _renew(store: SessionStore, people: list[Person], done: Acknowledged, over: Event) -> None:
    """Write new tokens to one session after the other, as renewals do."""
    for count, person in enumerate(people * 1000):
        if over.is_set():
            return
        try:
            record = store.load_key(person.key)
            if record and store.replace_tokens(record, tokens(f"{count}")):
                done.renewed[person] = f"{count}"
                done.renewals += 1
        except AppError:
            done.renewed.pop(person, None)


def _sign_out(console: str, leaving: list[Person], done: Acknowledged, lock: Lock) -> requests.Response:
    with lock:
        person = leaving.pop() if len(leaving) > 1 else leaving[0]
    answer = person.call("POST", f"{console}/bff/logout")
    if answer.status_code == 200:
        done.signed_out.add(person)
    return answer


def test_nothing_acknowledged_is_lost(watched: tuple[Pair, str], tmp_path: Path) -> None:
    """The master of 500 sessions is killed: renewed tokens are kept, and people who signed out stay signed out."""
    (pair, redis_url), port = watched, free_port()
    console = f"http://127.0.0.1:{port}"
    done, over, lock = Acknowledged(), Event(), Lock()
    with ExitStack() as running:
        upstream = running.enter_context(scripted_server([_OK]))
        environ = bff_environ(console, port, redis_url, f"http://127.0.0.1:{upstream.port}")
        environ |= {"BFF_REDIS_TIMEOUT_S": "1", "BFF_OIDC_LOGOUT_URL": f"{console}/signed-out"}
        running.enter_context(gateway(environ, tmp_path))
        store = running.enter_context(store_of(environ))
        people = sign_in(store, _PEOPLE, environ["BFF_SECRET_KEYS"])
        renewing, leaving, reading = people[:200], people[200:400], people[400:]
        writer = Thread(target=_renew, args=(store, renewing, done, over), daemon=True)
        with (
            under_load(lambda: random.choice(reading).call("GET", f"{console}/{VERSION}"), 4) as load,  # noqa: S311
            under_load(lambda: _sign_out(console, leaving, done, lock), 1),
        ):
            writer.start()
            wait_until(lambda: len(done.signed_out) > 20 and done.renewals > 50, at_most_s=60)
            pair.master.kill()
            wait_until(lambda: load.statuses[503], at_most_s=60)
            before, renewals = load.statuses[200], done.renewals
            wait_until(lambda: load.statuses[200] > before + 100 and done.renewals > renewals + 20, at_most_s=60)
        over.set()
        writer.join(60)
        tokens_now = {person: _access_token(store, person) for person in done.renewed}
        back = [person for person in done.signed_out if store.load_key(person.key)]
        for person in reading:
            wait_until(lambda person=person: person.call("GET", f"{console}/{VERSION}").status_code == 200)  # type: ignore[misc]

    told = f"{len(done.signed_out)} sign-outs, {done.renewals} renewals acknowledged"
    print(f"\nfailover: {load}; {told}")
    assert set(load.statuses) <= {200, 503}
    assert tokens_now == done.renewed
    assert back == []


def _access_token(store: SessionStore, person: Person) -> str:
    record = store.load_key(person.key)
    return record.tokens.access_token if record else ""
