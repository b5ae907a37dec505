"""Calls through the gateway to the identity applications."""

import http.client
import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.scripted_gateway import gateway_before
from tests.support.visitor import CSRF_HEADER, Visitor

REST = "IDMProv/rest/access"
USERS = f"{REST}/users/list?q=*&nextIndex=1&size=10&sortOrder=asc&sortBy=LastName"


def test_brings_the_answer_as_it_came(signed_in: Visitor) -> None:
    """The body of the upstream is passed on unchanged: the users of the seeded organization."""
    answer = signed_in.get(USERS)

    assert answer.status_code == 200
    assert len(answer.json()["usersList"]) == 10
    assert answer.json()["totalSize"] >= 200


def test_sends_the_users_token_and_nothing_of_the_browser(signed_in: Visitor, mock: MockControl) -> None:
    """The gateway sets Authorization; cookies and forwarding headers are dropped (SPEC 7 "Common request headers")."""
    signed_in.get(USERS, headers={"X-Forwarded-Host": "evil.example", "Authorization": "Basic abc"})

    arrived = next(entry for entry in reversed(mock.log()) if entry["path"].endswith("/users/list"))
    headers = {name.lower(): value for name, value in arrived["headers"].items()}
    assert headers["authorization"].startswith("Bearer")
    assert headers["cache-control"] == "no-cache, no-store, must-revalidate"
    assert headers[CSRF_HEADER] == ""  # the upstream's, empty; WSGI shows every spelling with dashes
    assert not {"cookie", "x-forwarded-host"} & headers.keys()


def test_the_query_arrives_as_it_was_written(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """A DN keeps the escapes that the browser chose."""
    query = "userDn=cn%3Dadmin%2Cou=users,o%3Ddata&clientId=1&x=%7E~%2B+%20*%2F..%2F"
    _raw(stack, signed_in, f"/{REST}/users/details?{query}")

    arrived = next(entry for entry in reversed(mock.log()) if entry["path"].endswith("/users/details"))
    assert arrived["query"] == query


def test_a_parameter_of_the_path_arrives_as_it_was_written(signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """An id may be a DN: its commas and equals signs keep the escapes, or their absence, that the browser chose."""
    path = f"/{REST}/config/clients/cn%3Dann%2cou=users,o%3ddata%20%E5%90%8D"
    status, _ = _raw(stack, signed_in, path)

    assert status == 489  # there is no such client
    assert path in [entry["path"] for entry in mock.log()]


def test_passes_a_fault_of_the_upstream_on(signed_in: Visitor) -> None:
    """489 is the upstream's ordinary error: it reaches the UI and ends no session."""
    answer = signed_in.get(f"{REST}/users/details?userDn=cn%3Dnobody&clientId=1")

    assert answer.status_code == 489
    assert "Fault" in answer.json()
    assert signed_in.get("bff/session").json()["signedIn"] is True


def test_passes_a_refusal_of_the_upstream_on(signed_in: Visitor, mock: MockControl) -> None:
    """A 400 that says nothing of the grant is an answer like any other (SPEC 8 "HTTP status handling")."""
    mock.fault(f"/{REST}/info/version", status=400, body={"error": "invalid_request"}, times=1)

    answer = signed_in.get(f"{REST}/info/version")

    assert (answer.status_code, answer.json()) == (400, {"error": "invalid_request"})


def test_a_grant_that_the_upstream_calls_over_ends_the_session(signed_in: Visitor, mock: MockControl) -> None:
    """
    The call gets 489 ``session_over`` instead of the 400, and the person signs in again.

    Source:
        SPEC 8 "HTTP status handling".
    """
    mock.fault(f"/{REST}/info/version", status=400, body={"error": "invalid_grant"}, times=1)

    answer = signed_in.get(f"{REST}/info/version")

    assert (answer.status_code, answer.json()["code"]) == (489, "session_over")
    assert signed_in.get("bff/session").json()["signedIn"] is False


def test_writes_go_through(signed_in: Visitor) -> None:
    """A preference is stored at the upstream, read back and deleted."""
    address = f"{REST}/preference?attribute=idm.userList.pageSize"

    assert signed_in.call("POST", address, json={"columns": ["25"]}).status_code == 200
    assert signed_in.get(address).json()["columns"] == ["25"]
    assert signed_in.call("DELETE", address).status_code == 200
    assert signed_in.get(address).json()["isPreferenceAvailable"] is False


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "IDMProv/rest/access/nothing", 404, "not_found"),
        ("GET", "IDMProv/rest", 404, "not_found"),
        ("GET", "IDMProv/jsps/healthcheck.jsp", 404, "not_found"),
        ("GET", "IDMProv/context/LoadContextConfigServlet", 404, "not_found"),
        ("DELETE", "IDMProv/rest/access/users/list", 405, "method_not_allowed"),
        ("TRACE", "IDMProv/rest/access/users/list", 405, "method_not_allowed"),
    ],
)
def test_sends_nothing_that_is_not_in_the_catalogue(
    signed_in: Visitor, mock: MockControl, method: str, path: str, status: int, code: str
) -> None:
    """The allow-list is by method and path; other calls never leave the gateway."""
    before = len(mock.log())

    answer = signed_in.call(method, path)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert len(mock.log()) <= before + 1  # the look at the log itself


@pytest.mark.parametrize(
    "path",
    [
        "/IDMProv/rest/access/../admin/display/settings/general",
        "/IDMProv/rest/access/%2e%2e/admin",
        "/IDMProv/rest/access/users%2flist",
        "/IDMProv/rest/access/users%5clist",
        "/IDMProv/rest/access//users/list",
        "/IDMProv/rest/access/users/list%00",
    ],
)
def test_refuses_a_path_that_could_mean_another(signed_in: Visitor, stack: Stack, path: str) -> None:
    """Such a path gets one stable error, and the session goes on."""
    status, body = _raw(stack, signed_in, path)

    assert (status, body["code"]) == (400, "path_refused")
    assert signed_in.get("bff/session").json()["signedIn"] is True


def test_refuses_input_before_anything_is_sent(signed_in: Visitor) -> None:
    """The error names the wrong fields."""
    answer = signed_in.get(f"{REST}/users/list?size=301&nextIndex=0")

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")
    assert set(answer.json()["fields"]) == {"size", "nextIndex"}
    assert answer.json()["requestId"] == answer.headers["X-Request-Id"]


@pytest.mark.parametrize("token", ["", "wrong", None])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_needs_the_anti_forgery_header_on_every_call(signed_in: Visitor, method: str, token: str | None) -> None:
    """All calls need the header, also reads; without it the session is still kept."""
    answer = signed_in.call(method, f"{REST}/preference?attribute=x", headers={CSRF_HEADER: token}, json={})

    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")
    assert signed_in.get("bff/session").json()["signedIn"] is True


def test_another_sessions_token_is_no_token(signed_in: Visitor, stack: Stack) -> None:
    """The anti-forgery token is bound to the session."""
    other = Visitor(stack.console_url)
    other.sign_in("user")

    answer = signed_in.get(USERS, headers={CSRF_HEADER: other.csrf_token})

    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")


def test_takes_the_underscore_spelling_too(signed_in: Visitor) -> None:
    """An older client's header name gets through gunicorn from a trusted peer (SPEC 7 "Common request headers")."""
    headers = {CSRF_HEADER: None, CSRF_HEADER.replace("-", "_"): signed_in.csrf_token}

    assert signed_in.get(USERS, headers=headers).status_code == 200


def test_refuses_two_spellings_of_one_header(signed_in: Visitor) -> None:
    """Even if both are right, because another program may believe either of them."""
    headers = {CSRF_HEADER.replace("-", "_"): signed_in.csrf_token}

    answer = signed_in.get(USERS, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (400, "header_refused")


@pytest.mark.parametrize(
    ("location", "public"),
    [("/IDMProv/rest/access/info/user/rights", "IDMProv/rest/access/info/user/rights"), ("http://inside/", None)],
)
def test_a_redirect_of_the_upstream_leads_to_the_gateway_or_nowhere(
    signed_in: Visitor, stack: Stack, tmp_path: Path, location: str, public: str | None
) -> None:
    """The browser follows it to the console's own address."""
    redirect = f"HTTP/1.1 302 Found\r\nLocation: {location}\r\nContent-Length: 0\r\n\r\n".encode()
    with gateway_before(stack, signed_in, tmp_path, [redirect]):
        answer = signed_in.get(f"{REST}/info/version")

    assert answer.headers.get("Location") == (f"{stack.console_url}/{public}" if public else None)


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_refuses_scripts_of_other_sites(signed_in: Visitor, site: str) -> None:
    """Such a script is refused even with the right token."""
    answer = signed_in.get(USERS, headers={"Sec-Fetch-Site": site})

    assert (answer.status_code, answer.json()["code"]) == (403, "csrf")


def test_a_neighbours_cookie_in_another_encoding_is_no_trouble(signed_in: Visitor) -> None:
    """The gateway finds its own cookie beside cookies of other applications in any encoding."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in signed_in.http.cookies)

    assert signed_in.get(USERS, headers={"Cookie": f"name=M\xfcller; {cookies}".encode("latin-1")}).status_code == 200


def test_nobody_gets_through_without_a_session(visitor: Visitor) -> None:
    """The answer is 401 with the address of the sign-in."""
    answer = visitor.get(USERS)

    assert (answer.status_code, answer.json()["code"], answer.json()["loginUrl"]) == (401, "no_session", "bff/login")


def test_a_body_over_the_limit_is_refused(signed_in: Visitor) -> None:
    """The default is 1 MiB; the upstream sees nothing of it."""
    answer = signed_in.call("POST", f"{REST}/preference?attribute=x", json={"columns": ["x" * (1 << 20)]})

    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def _raw(stack: Stack, visitor: Visitor, target: str) -> tuple[int, dict[str, object]]:
    """Send a target exactly as written, which HTTP libraries would normalize."""
    address = urlsplit(stack.console_url)
    connection = http.client.HTTPConnection(address.hostname or "", address.port, timeout=20)
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.http.cookies)
    connection.request("GET", target, headers={"Cookie": cookies, CSRF_HEADER: visitor.csrf_token})
    answer = connection.getresponse()
    body: dict[str, object] = json.load(answer)
    connection.close()
    return answer.status, body
