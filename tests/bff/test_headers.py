"""Which headers cross the gateway."""

from bff.proxy.headers import request_headers, response_headers


def test_the_upstream_reads_its_own_spelling() -> None:
    """SPEC 7 "Common request headers": the name has underscores, whatever the browser's side uses."""
    sent = request_headers({"HTTP_NETIQ_IDM_RBPM_ACSRF": "the browser's"}, "an-id")

    assert sent["netiq_idm_rbpm_acsrf"] == ""


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
    }
    sent = {name.lower() for name in request_headers(given, "an-id")}

    assert {"content-type", "accept-language", "if-none-match", "x-request-id"} < sent
    assert not {"cookie", "authorization", "x-forwarded-for", "connection"} & sent


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
