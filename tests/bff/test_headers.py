"""Which headers cross the gateway."""

import pytest

from bff.proxy.headers import request_headers, response_headers

PATH = "/IDMProv/rest/access/x"


def test_only_what_concerns_the_content_is_sent_on() -> None:
    """Types, languages and conditions go along; cookies, credentials and forwarding claims stay."""
    given = {
        "CONTENT_TYPE": "application/json",
        "HTTP_ACCEPT_LANGUAGE": "ar",
        "HTTP_IF_NONE_MATCH": '"x"',
        "HTTP_COOKIE": "idmc=1",
        "HTTP_AUTHORIZATION": "Basic x",
        "HTTP_X_FORWARDED_FOR": "6.6.6.6",
        "HTTP_CONNECTION": "close",
        "HTTP_NETIQ_IDM_RBPM_ACSRF": "the browser's",
    }
    sent = {name.lower() for name in request_headers(given, PATH, "an-id")}

    assert {"content-type", "accept-language", "if-none-match", "x-request-id"} < sent
    assert not {"cookie", "authorization", "x-forwarded-for", "connection", "netiq_idm_rbpm_acsrf"} & sent


@pytest.mark.parametrize("given", [{}, {"CONTENT_TYPE": "application/json"}])
def test_a_path_with_api_carries_the_type_and_nothing_else(given: dict[str, str]) -> None:
    """SPEC 7 "Common request headers"; the token is added where it is known."""
    sent = request_headers({**given, "HTTP_ACCEPT": "text/plain"}, "/IDMProv/api/x", "an-id")

    assert sent == ({"Content-Type": "application/json"} if given else {})


def test_nothing_of_the_upstreams_connection_comes_back() -> None:
    """No cookies, no challenge, no hop-by-hop headers; the length stays."""
    given = [
        ("Content-Type", "application/json"),
        ("Set-Cookie", "JSESSIONID=1"),
        ("WWW-Authenticate", "Bearer"),
        ("Connection", "keep-alive, X-Hop"),
        ("x-hop", "1"),
        ("Transfer-Encoding", "chunked"),
        ("Location", "http://inside/"),
        ("Content-Length", "2"),
        ("ETag", '"x"'),
    ]

    assert response_headers(given) == [
        ("Content-Type", "application/json"),
        ("Content-Length", "2"),
        ("ETag", '"x"'),
    ]
