"""One session on two nodes of two workers each, at a provider that takes each refresh token once."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from urllib.parse import urljoin

import pytest
import requests

from tests.support.logout_tokens import logout_claims, signed_logout
from tests.support.relay import Relay, relay
from tests.support.scripted_provider import KEY, ScriptedProvider
from tests.support.servers import bff_environ, free_port, gateway, redis_server
from tests.support.time_travel import age_tokens, stored_sessions
from tests.support.visitor import Visitor
from tests.support.waiting import released, wait_until

VERSION = "IDMProv/rest/access/info/version"
RENEWAL = "refresh_token"


@dataclass(frozen=True)
class Nodes:
    """Addresses of both nodes, the first of which is the public one, and their settings."""

    first: str
    second: str
    environ: dict[str, str]

    def age(self, seconds: int) -> None:
        """Let all tokens have been issued that much earlier."""
        age_tokens(self.environ["BFF_REDIS_URL"], self.environ["BFF_SECRET_KEYS"], seconds)

    def alive(self) -> int:
        """Count the sessions."""
        with stored_sessions(self.environ["BFF_REDIS_URL"], self.environ["BFF_SECRET_KEYS"]) as (_, records):
            return len(records)


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, running_provider: ScriptedProvider) -> Iterator[Nodes]:
    """Both run on one Redis."""
    folder, ports = tmp_path_factory.mktemp("nodes"), (free_port(), free_port())
    first, second = (f"http://127.0.0.1:{port}" for port in ports)
    with ExitStack() as running:
        redis_url = running.enter_context(redis_server(folder))
        environ = bff_environ(first, ports[0], redis_url, running_provider.url)
        environ |= {"BFF_OIDC_ISSUER": running_provider.url}
        for port in ports:
            running.enter_context(gateway(environ | {"BFF_BIND": f"127.0.0.1:{port}"}, folder))
        yield Nodes(first, second, environ)


@pytest.fixture
def visitor(nodes: Nodes, provider: ScriptedProvider) -> Visitor:  # noqa: ARG001 - the provider must be good
    """A browser without a session, at the first node."""
    return Visitor(nodes.first)


@pytest.fixture
def here(visitor: Visitor) -> Visitor:
    """Ann, signed in at the first node."""
    assert visitor.sign_in().status_code == 302
    return visitor


@pytest.fixture
def there(here: Visitor, nodes: Nodes) -> Visitor:
    """The same browser at the second node."""
    return _tab(here, nodes.second)


def _tab(visitor: Visitor, console_url: str) -> Visitor:
    tab = Visitor(console_url)
    tab.http.cookies.update(visitor.http.cookies)
    return tab


@pytest.mark.parametrize(
    ("clients", "expiries"), [(16, 2), pytest.param(64, 10, marks=pytest.mark.soak)], ids=["breeze", "storm"]
)
def test_one_renewal_for_each_end_of_a_token(
    here: Visitor, nodes: Nodes, provider: ScriptedProvider, clients: int, expiries: int
) -> None:
    """Tokens are refused or expire by turns: every call succeeds after one renewal, and nobody is signed out."""
    tabs = [_tab(here, url) for url in (nodes.first, nodes.second) for _ in range(clients // 2)]
    statuses: list[int] = []
    with ThreadPoolExecutor(clients) as pool:
        for expiry in range(expiries):
            nodes.age((30, 150)[expiry % 2])
            provider.expire()
            statuses += pool.map(lambda tab: tab.get(VERSION).status_code, tabs)

    assert statuses == [200] * clients * expiries
    assert provider.renewals() == expiries
    assert here.get("bff/session").json()["signedIn"] is True


@contextmanager
def _in_flight(visitor: Visitor, provider: ScriptedProvider, held: str) -> Iterator[list[requests.Response]]:
    """Let a call wait at the provider or its upstream for as long as the block takes; then give its answer."""
    answers: list[requests.Response] = []
    go_on = provider.held[held] = threading.Event()
    calling = threading.Thread(target=lambda: answers.append(visitor.get(VERSION)))
    with released(go_on):
        calling.start()
        wait_until(lambda: held in provider.asked)
        yield answers
    calling.join()


def test_a_sign_out_during_a_renewal_wins(
    here: Visitor, there: Visitor, nodes: Nodes, provider: ScriptedProvider
) -> None:
    """The sign-out revokes the refresh token of the running renewal; no record of the session is left."""
    others = nodes.alive() - 1
    nodes.age(150)
    with _in_flight(here, provider, RENEWAL) as answers:
        assert there.call("POST", "bff/logout").status_code == 200

    assert answers[0].json()["code"] == "no_session"
    assert nodes.alive() == others


@pytest.mark.parametrize(("upstream", "code"), [("answers", None), ("refuses", "no_session")])
def test_a_sign_out_during_a_call_wins(
    here: Visitor,
    there: Visitor,
    nodes: Nodes,
    provider: ScriptedProvider,
    upstream: str,
    code: str | None,
) -> None:
    """The upstream's answer is delivered, but no token is renewed, no call repeated, and no cookie stored or set."""
    others = nodes.alive() - 1
    before = dict(provider.access_tokens)
    with _in_flight(here, provider, f"/{VERSION}") as answers:
        assert there.call("POST", "bff/logout").status_code == 200
        provider.access_tokens |= before if upstream == "answers" else {}

    assert (answers[0].json().get("code"), answers[0].headers.get("Set-Cookie")) == (code, None)
    assert (provider.renewals(), nodes.alive()) == (0, others)
    assert provider.asked.count(f"/{VERSION}") == 1


@pytest.mark.parametrize(("upstream", "code"), [("answers", None), ("refuses", "session_moved")])
def test_an_extension_during_a_call(
    here: Visitor,
    there: Visitor,
    nodes: Nodes,
    provider: ScriptedProvider,
    upstream: str,
    code: str | None,
) -> None:
    """The call gets its answer, or 503 to try again; the session goes on under its new id on both nodes."""
    callback = here.callback_url(begin="bff/extend")
    before = dict(provider.access_tokens)
    with _in_flight(there, provider, f"/{VERSION}") as answers:
        assert 'data-result="extended"' in here.navigate(callback).text
        provider.access_tokens |= before if upstream == "answers" else {}

    assert (answers[0].json().get("code"), answers[0].headers.get("Set-Cookie")) == (code, None)
    assert provider.renewals() == 0
    assert [_tab(here, url).get(VERSION).status_code for url in (nodes.first, nodes.second)] == [200] * 2


def test_an_extension_during_a_renewal(here: Visitor, there: Visitor, nodes: Nodes, provider: ScriptedProvider) -> None:
    """The refresh token in use was revoked: the call gets 503 to try again, and nobody is signed out."""
    callback = here.callback_url(begin="bff/extend")
    nodes.age(150)
    with _in_flight(there, provider, RENEWAL) as answers:
        assert 'data-result="extended"' in here.navigate(callback).text

    assert answers[0].json()["code"] == "session_moved"
    assert here.get(VERSION).status_code == 200


@pytest.fixture(scope="module")
def slow(nodes: Nodes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Relay]]:
    """A third node, whose line to Redis can be held; its address and the line."""
    folder, port = tmp_path_factory.mktemp("slow"), free_port()
    own = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_WORKERS": "1", "BFF_REDIS_TIMEOUT_S": "60"}
    with (
        relay(nodes.environ["BFF_REDIS_URL"]) as line,
        gateway(nodes.environ | own | {"BFF_REDIS_URL": line.url}, folder),
    ):
        yield f"http://127.0.0.1:{port}", line


def _sign_out(tab: Visitor, _provider: ScriptedProvider) -> requests.Response:
    return tab.call("POST", "bff/logout")


def _logout_of_the_provider(tab: Visitor, provider: ScriptedProvider) -> requests.Response:
    token = signed_logout(logout_claims(iss=provider.url), KEY)
    return requests.post(urljoin(tab.console_url, "bff/backchannel-logout"), {"logout_token": token}, timeout=60)


@pytest.mark.parametrize("end", [_sign_out, _logout_of_the_provider])
def test_a_sign_out_that_an_extension_overtakes_wins(
    here: Visitor,
    provider: ScriptedProvider,
    slow: tuple[str, Relay],
    end: Callable[[Visitor, ScriptedProvider], requests.Response],
) -> None:
    """One node ends a session while another node gives it a new id: the session is ended under the new id."""
    address, line = slow
    callback = here.callback_url(begin="bff/extend")
    tab = _tab(here, address)
    assert tab.get(VERSION).status_code == 200
    with ThreadPoolExecutor(1) as pool:
        with line.holding(b"EVAL") as comes:
            ending = pool.submit(end, tab, provider)
            wait_until(comes.is_set)
            assert 'data-result="extended"' in here.navigate(callback).text
            assert here.get(VERSION).status_code == 200
        assert ending.result().status_code == 200

    assert here.get("bff/session").json()["signedIn"] is False


def test_tabs_sign_in_at_once_on_both_nodes(visitor: Visitor, nodes: Nodes) -> None:
    """Each tab returns to its own page, whichever node handles the callback."""
    callbacks = [visitor.callback_url(return_to=f"#/users?page={tab}") for tab in range(4)]
    tabs = [_tab(visitor, url) for url in (nodes.first, nodes.second) * 2]
    ways = [url.replace(nodes.first, tab.console_url) for url, tab in zip(callbacks, tabs, strict=True)]

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda tab, way: tab.navigate(way), tabs, ways))

    assert [answer.headers["Location"].rpartition("=")[2] for answer in answers] == ["0", "1", "2", "3"]
    assert all(tab.get(VERSION).status_code == 200 for tab in tabs)


def test_one_answer_signs_in_once_whichever_nodes_get_it(
    visitor: Visitor, nodes: Nodes, provider: ScriptedProvider
) -> None:
    """Of eight copies of one callback, one signs in; the provider is asked once."""
    callback = visitor.callback_url()
    ways = [callback, callback.replace(nodes.first, nodes.second)] * 4

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda way: _tab(visitor, way).navigate(way).status_code, ways))

    assert sorted(answers) == [302] + [400] * 7
    assert provider.asked.count("authorization_code") == 1
