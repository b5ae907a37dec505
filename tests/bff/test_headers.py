"""Which headers cross the gateway."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from bff.proxy.headers import request_headers
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.scripted_gateway import SharedGateway, own_gateway
from tests.support.scripted_server import scripted_server
from tests.support.visitor import Visitor

PATH = "/IDMProv/rest/access/x"
VERSION = "IDMProv/rest/access/info/version"
ANN = '["sub","https://provider.example","cn=ann"]'

LENGTH = {"Content-Length": "2"}
CONTENT = {
    "Accept-Ranges": "bytes",
    "Allow": "GET, HEAD",
    "Content-Disposition": 'attachment; filename="people.csv"',
    "Content-Encoding": "identity",
    "Content-Language": "ar",
    "Content-Length": "2",
    "Content-Range": "bytes 0-1/2",
    "Content-Type": "text/csv",
    "Last-Modified": "Wed, 21 Oct 2015 07:28:00 GMT",
    "Link": '<https://other.example/next>; rel="next"',
    "Retry-After": "120",
}
OTHERS = {
    "Access-Control-Allow-Credentials": "true",
    "Access-Control-Allow-Origin": "https://evil.example",
    "Alt-Svc": 'h3=":443"',
    "Clear-Site-Data": '"*"',
    "Connection": "keep-alive",
    "Expires": "Wed, 21 Oct 2065 07:28:00 GMT",
    "Location": "http://inside/",
    "NEL": '{"report_to": "evil", "max_age": 600}',
    "Pragma": "cache",
    "Proxy-Authenticate": "Basic",
    "Refresh": "0; url=https://evil.example",
    "Report-To": '{"group": "evil", "max_age": 600, "endpoints": []}',
    "Server": "Tomcat",
    "Service-Worker-Allowed": "/",
    "Set-Cookie": "JSESSIONID=1; Path=/elsewhere",
    "WWW-Authenticate": "Bearer",
    "X-Accel-Redirect": "/etc/passwd",
    "X-Powered-By": "Servlet",
}


def _answer(headers: Mapping[str, str]) -> list[bytes]:
    lines = [f"{name}: {value}\r\n" for name, value in headers.items()]
    return [f"HTTP/1.1 200 OK\r\n{''.join(lines)}\r\nok".encode()]


def test_only_what_concerns_the_content_is_sent_on() -> None:
    """Headers of types and languages are passed on; cookies, credentials and forwarding headers are dropped."""
    given = {
        "CONTENT_TYPE": "application/json",
        "HTTP_ACCEPT_LANGUAGE": "ar",
        "HTTP_COOKIE": "idmc=1",
        "HTTP_AUTHORIZATION": "Basic x",
        "HTTP_X_FORWARDED_FOR": "6.6.6.6",
        "HTTP_CONNECTION": "close",
        "HTTP_NETIQ_IDM_RBPM_ACSRF": "the browser's",
    }
    sent = {name.lower() for name in request_headers(given, PATH, "an-id", ANN)}

    assert {"content-type", "accept-language", "x-request-id"} < sent
    assert not {"cookie", "authorization", "x-forwarded-for", "connection", "netiq_idm_rbpm_acsrf"} & sent


@pytest.mark.parametrize("given", ["", "text/css"])
def test_a_path_with_api_carries_the_type_and_nothing_else(given: str) -> None:
    """The call has only a content type, JSON unless the caller sets another one (SPEC 7 "Common request headers")."""
    sent = request_headers({"CONTENT_TYPE": given, "HTTP_ACCEPT": "text/plain"}, "/IDMProv/api/x", "an-id", ANN)

    assert sent == {"Content-Type": given or "application/json"}


@pytest.mark.parametrize("call", [VERSION, "bff/bootstrap"])
def test_every_call_says_json_and_that_nothing_may_be_kept(signed_in: Visitor, mock: MockControl, call: str) -> None:
    """Proxied calls and the gateway's own calls accept JSON and forbid caching."""
    assert signed_in.get(call).status_code == 200

    last = {name.lower(): value for name, value in mock.log()[-1]["headers"].items()}
    assert last["content-type"] == "application/json"
    assert last["cache-control"] == "no-cache, no-store, must-revalidate"


def test_only_what_describes_the_content_comes_back(signed_in: Visitor, scripted: SharedGateway) -> None:
    """Headers of an upstream for proxies and browsers are dropped; the gateway's own headers stay."""
    with scripted.before(signed_in, _answer(LENGTH), _answer({**CONTENT, **OTHERS})):
        ours = signed_in.get(VERSION).headers
        theirs = signed_in.get(VERSION).headers

    assert set(theirs) == set(ours) | set(CONTENT) | {"ETag"}
    assert {name: theirs[name] for name in CONTENT} == CONTENT
    assert theirs["Server"] == ours["Server"]


def test_what_the_connection_names_ends_with_it(signed_in: Visitor, scripted: SharedGateway) -> None:
    """A header that the upstream names in ``Connection`` is meant for the gateway only (RFC 9110, 7.6.1)."""
    with scripted.before(signed_in, _answer({**LENGTH, "Connection": "Link", "Link": "<x>"})):
        assert "Link" not in signed_in.get(VERSION).headers


def test_an_operator_lets_more_of_one_upstream_pass(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """Each upstream has its own list; names are compared without case."""
    both = _answer({**LENGTH, "X-Total": "7", "X-Next": "8"})
    with scripted_server(both) as idm, scripted_server(both) as forms:
        table = {"base_url": f"http://127.0.0.1:{forms.port}", "response_headers": ["X-Next"]}
        changes = {
            "BFF_UPSTREAM_IDM": f"http://127.0.0.1:{idm.port}/IDMProv",
            "BFF_UPSTREAM_RESPONSE_HEADERS": "x-total",
            "BFF_UPSTREAMS": json.dumps({"forms": table}),
        }
        with own_gateway(stack, signed_in, tmp_path, changes):
            answers = [signed_in.get(path).headers for path in (VERSION, "forms/listTemplates")]

    assert [(each.get("X-Total"), each.get("X-Next")) for each in answers] == [("7", None), (None, "8")]
