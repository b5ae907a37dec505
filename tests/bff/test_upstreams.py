"""Several upstreams, each with its own policy."""

import json
from pathlib import Path

import pytest

from bff.breaker import FAILURES
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.scripted_gateway import gateway_before_forms, own_gateway
from tests.support.servers import free_port
from tests.support.time_travel import age_tokens
from tests.support.transports import OK
from tests.support.visitor import Visitor

TEMPLATES = "forms/listTemplates"
VERSION = "IDMProv/rest/access/info/version"
REFUSED = b"HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n"


def _line(request: bytes) -> str:
    return request.partition(b"\r\n")[0].decode()


def test_a_second_upstream_is_found_below_its_prefix(signed_in: Visitor) -> None:
    """The path at the upstream differs, and the browser does not see it."""
    answer = signed_in.get(f"{TEMPLATES}?isCustom=true")

    assert answer.status_code == 200
    assert [node["templateName"] for node in answer.json()["prdTemplates"]] == ["Site Access"]


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("POST", TEMPLATES, 405, "method_not_allowed"),
        ("GET", "forms/other", 404, "not_found"),
        ("GET", "forms/rest/access/info/version", 404, "not_found"),
        ("GET", "IDMProv/listTemplates", 404, "not_found"),
        ("GET", f"{TEMPLATES}?isCustom=perhaps", 400, "bad_input"),
    ],
)
def test_each_upstream_has_its_own_allow_list(
    signed_in: Visitor, method: str, path: str, status: int, code: str
) -> None:
    """An operation is published only below the prefix of its own upstream."""
    answer = signed_in.call(method, path)

    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_every_upstream_needs_the_session_and_the_header(visitor: Visitor) -> None:
    """Every upstream needs the session and the anti-forgery header, as the identity applications do."""
    stranger = visitor.get(TEMPLATES)
    visitor.sign_in()
    forged = visitor.get(TEMPLATES, headers={"netiq-idm-rbpm-acsrf": "guessed"})

    assert (stranger.status_code, stranger.json()["code"]) == (401, "no_session")
    assert (forged.status_code, forged.json()["code"]) == (403, "csrf")


def test_what_is_not_configured_is_not_there(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """The answer is 404 as for any unknown address, and the API description leaves the upstream out."""
    with own_gateway(stack, signed_in, tmp_path, {"BFF_UPSTREAMS": "{}"}):
        answer = signed_in.get(TEMPLATES)
        described = signed_in.get("bff/openapi.json").json()["paths"]

    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert not [path for path in described if path.startswith("/forms")]


def test_a_call_goes_below_the_base_url_as_it_was_written(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """The prefix is replaced with the base path, and the rest of the target stays; redirects are translated back."""
    redirect = b"HTTP/1.1 302 Found\r\nLocation: /inner/forms/listWorkflowForms?x=%2f\r\nContent-Length: 0\r\n\r\n"
    with gateway_before_forms(stack, signed_in, tmp_path, [redirect], prefix="/wf/v1") as server:
        answer = signed_in.get("wf/v1/listTemplates?isCustom=true&x=~*%2F..")
        elsewhere = signed_in.get(TEMPLATES)

    assert _line(server.requests[0]) == "GET /inner/forms/listTemplates?isCustom=true&x=~*%2F.. HTTP/1.1"
    assert b"\r\nAuthorization: Bearer " in server.requests[0]
    assert answer.headers["Location"] == f"{stack.console_url}/wf/v1/listWorkflowForms?x=%2f"
    assert elsewhere.status_code == 404


@pytest.mark.usefixtures("nobody_else")
def test_a_refused_token_is_renewed_for_any_upstream(
    signed_in: Visitor, stack: Stack, mock: MockControl, tmp_path: Path
) -> None:
    """The token is renewed, and the call is sent once more with the new token."""
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 30)
    with gateway_before_forms(stack, signed_in, tmp_path, [REFUSED], [OK]) as server:
        answer = signed_in.get(TEMPLATES)

    assert answer.status_code == 200
    assert len(set(server.requests)) == 2
    assert mock.stats()["grants"]["refresh_token"] == 1


def test_an_upstream_without_bearer_gets_no_token(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """A 401 of this upstream causes no renewal and no replay, and nobody is signed out."""
    with gateway_before_forms(stack, signed_in, tmp_path, [OK], [REFUSED], bearer=False) as server:
        answers = [signed_in.get(TEMPLATES) for _ in range(2)]
        alive = signed_in.get("bff/session").json()["signedIn"]

    assert [answer.status_code for answer in answers] == [200, 502]
    assert answers[1].json()["code"] == "upstream_refused"
    assert len(server.requests) == 2
    assert b"authorization" not in b"".join(server.requests).lower()
    assert alive


def test_limits_are_the_upstreams_own(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """This upstream has a shorter time-out and a smaller body limit than the identity applications."""
    with gateway_before_forms(stack, signed_in, tmp_path, ["hang"], read_timeout_s=0.2, body_limit_bytes=4) as server:
        late = signed_in.get(TEMPLATES)
        large = signed_in.call("GET", TEMPLATES, data=b"12345")

    assert (late.status_code, late.json()["code"]) == (504, "upstream_late")
    assert (large.status_code, large.json()["code"]) == (413, "too_large")
    assert len(server.requests) == 1


def test_one_upstream_that_is_away_stops_no_other(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """Each upstream has its own circuit breaker."""
    away = json.dumps({"forms": {"base_url": f"http://127.0.0.1:{free_port()}"}})
    with own_gateway(stack, signed_in, tmp_path, {"BFF_UPSTREAMS": away}):
        codes = [signed_in.get(TEMPLATES).json()["code"] for _ in range(FAILURES + 1)]
        other = signed_in.get(VERSION)

    assert codes == ["upstream_unreachable"] * FAILURES + ["try_again"]
    assert other.status_code == 200
