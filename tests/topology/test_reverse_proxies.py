"""The configurations that operators copy, under real nginx and Apache, at the root and under a prefix."""

import re
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
import requests

from bff.events.stream import HEARTBEAT_S
from tests.support.event_streams import ask_for_service_account, listening
from tests.support.operators import from_address
from tests.support.reverse_proxies import ReverseProxy, apache, nginx
from tests.support.visitor import CSRF_COOKIE, CSRF_HEADER, Visitor
from tests.topology.conftest import OPERATOR, Published, published

LIST = "IDMProv/rest/access/users/list?q=okafor&nextIndex=1&size=10"
_PROXIES: dict[str, tuple[ReverseProxy, str]] = {
    "nginx": (nginx, ""),
    "nginx-prefix": (nginx, "/portal/idm"),
    "apache": (apache, ""),
    "apache-prefix": (apache, "/portal/idm"),
}


@pytest.fixture(scope="module", params=_PROXIES)
def console(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Published]:
    """A console behind each proxy, at the root and under a prefix."""
    proxy, prefix = _PROXIES[request.param]
    with published(proxy, prefix, tmp_path_factory.mktemp(request.param)) as running:
        yield running


@pytest.fixture
def visitor(console: Published) -> Visitor:
    """A browser without a session."""
    return Visitor(f"{console.console_url}/", verify=console.certificate.authority)


@pytest.fixture
def signed_in(visitor: Visitor) -> Visitor:
    """The administrator, signed in."""
    assert visitor.sign_in().status_code == 302
    return visitor


def test_from_the_sign_in_to_the_sign_out(visitor: Visitor, console: Published) -> None:
    """The page, the list, a person; then the session is over and the way leads to the provider."""
    home = visitor.sign_in(return_to="#/users").headers["Location"]
    assert home == f"{console.console_url}/#/users"
    assert "<script" in visitor.navigate(home).text

    people = visitor.get(LIST).json()["usersList"]
    person = visitor.get("IDMProv/rest/access/users/details", params={"userDn": people[0]["dn"], "clientId": "1"})
    assert person.json()["dn"] == people[0]["dn"]

    left = visitor.call("POST", "bff/logout", json={})
    assert left.json()["location"].startswith(console.mock_url)
    assert visitor.get(LIST).status_code == 401


def test_cookies_carry_the_strictest_names(signed_in: Visitor, console: Published) -> None:
    """Cookies have the prefix ``__Host-`` at the root of a host, and ``__Secure-`` with the path below a prefix."""
    name = "__Secure-idmc" if console.place.prefix else "__Host-Http-idmc"
    cookies = {cookie.name: (cookie.path, cookie.secure) for cookie in signed_in.http.cookies}

    assert cookies[name] == (console.place.prefix or "/", True)
    assert cookies[CSRF_COOKIE] == (console.place.prefix or "/", True)


def test_events_pass_as_they_are_made(signed_in: Visitor, console: Published) -> None:
    """Over HTTP/1.1 the stream passes news, signs of life, new requests, and the end of the session."""
    with listening(signed_in) as heard:
        assert heard.answer.raw.version == 11
        name, before = heard.next()
        heard.sign_of_life()
        began = time.monotonic()
        ask_for_service_account(signed_in.console_url, console.certificate.authority)
        _, after = heard.next()
        took_s = time.monotonic() - began
        signed_in.call("POST", "bff/logout", json={})

        assert [heard.next()[0], heard.next()[0]] == ["end", ""]
    assert (name, int(after["badge"])) == ("news", int(before["badge"]) + 1)
    assert took_s < HEARTBEAT_S / 2


@pytest.mark.parametrize("header", [CSRF_HEADER, CSRF_COOKIE])
def test_either_spelling_of_the_anti_forgery_header_gets_through(signed_in: Visitor, header: str) -> None:
    """The proxies pass the header with underscores (the specification) and with dashes (the console)."""
    address = f"{signed_in.console_url}{LIST}"

    assert signed_in.http.get(address, timeout=20).status_code == 403
    assert signed_in.http.get(address, headers={header: signed_in.csrf_token}, timeout=20).status_code == 200


def test_long_queries_and_many_cookies_pass(signed_in: Visitor) -> None:
    """A call with a header of 12,000 characters and a request line of 7,000 is passed on."""
    cookies = "; ".join(f"neighbour{number}={'x' * 1000}" for number in range(12))
    answer = signed_in.get(f"bff/session?touch=false&{'y' * 7000}", headers={"Cookie": cookies})

    assert answer.json()["code"] == "bad_input"


def test_a_deletion_arrives_with_its_body(signed_in: Visitor) -> None:
    """A deletion names its objects in the body, and a proxy may drop a body that it does not expect."""
    catalog = "IDMProv/rest/catalog/roles"
    made = signed_in.call("POST", catalog, json={"id": "ShortLived", "name": "Short lived", "level": 10}).json()

    deleted = signed_in.call("DELETE", f"{catalog}/role", json={"roles": [{"id": made["id"]}]}).json()

    assert [each["id"] for each in deleted["succeeded"]] == [made["id"]]
    found = signed_in.get(f"{catalog}/listV2", params={"q": "Short lived", "nextIndex": 1, "size": 10}).json()
    assert found["roles"] == []


def test_the_proxys_request_id_is_in_both_logs(visitor: Visitor) -> None:
    """The request id is made by the proxy, whatever the client sends."""
    given = visitor.get("bff/live", headers={"X-Request-Id": "claimed-by-the-client"}).headers["X-Request-Id"]

    assert re.fullmatch(r"[0-9a-f]{32}|[\w-]{24,32}", given)
    assert given != "claimed-by-the-client"


def test_an_operator_behind_the_proxy_is_told_the_reasons(console: Published) -> None:
    """The address that connects to the proxy counts, not the proxy's."""
    assert "checks" in _ready(console, {}, source=OPERATOR)


@pytest.mark.parametrize("claim", [OPERATOR, f"{OPERATOR}, {OPERATOR}", f"{OPERATOR}, 127.0.0.1", "127.0.0.1"])
def test_nobody_becomes_an_operator_by_saying_so(console: Published, claim: str) -> None:
    """X-Forwarded-For of a client is replaced, in either spelling."""
    for header in ("X-Forwarded-For", "X_Forwarded_For"):
        assert _ready(console, {header: claim}, source="127.0.0.4") == {"status": "ready"}


def _ready(console: Published, headers: dict[str, str], source: str) -> dict[str, object]:
    address = f"{console.console_url}/bff/ready"
    told: dict[str, object] = from_address(source, address, console.certificate.authority, **headers).json()
    return told


def test_plain_http_leads_to_https(console: Published) -> None:
    """The proxy itself redirects http requests to https."""
    address = f"http://{urlsplit(console.console_url).hostname}:{console.place.plain_port}/portal/idm/?a=%2F"
    answer = requests.get(address, timeout=20, allow_redirects=False)

    assert answer.status_code == 308
    assert answer.headers["Location"] == "https://console.idm.test/portal/idm/?a=%2F"
