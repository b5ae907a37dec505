"""The worst and the largest bodies on the running gateway."""

from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus

import pytest

from tests.conftest import Stack
from tests.support.raw_http import begun
from tests.support.scripted_gateway import SharedGateway
from tests.support.visitor import Visitor

REST = "IDMProv/rest"
PREFERENCE = f"{REST}/access/preference?attribute=x"
VERSION = f"{REST}/access/info/version"
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
_CALLS_MEANWHILE = 8
_WRITTEN = ("key", "displayLabel", "isRequired", "isEditable", "isSearchable", "isSortable")
_OBJECTS = b"[" + b",".join([b"{}"] * 349_000) + b"]"
_MANY = [
    ("POST", f"{REST}/access/administration/emailApproval", b'{"approvePhrase":%b}' % _OBJECTS),
    ("PUT", f"{REST}/access/ulp/categories", b'{"itemCategories":%b}' % _OBJECTS),
]


def test_a_body_of_very_many_objects_holds_nobody_up(signed_in: Visitor, stack: Stack, scripted: SharedGateway) -> None:
    """The body is refused with a short answer, and the only worker still answers another visitor in time."""
    other = Visitor(stack.console_url)
    other.sign_in("user")
    with scripted.before(signed_in, [OK]) as server, ThreadPoolExecutor(len(_MANY) * 2) as pool:
        other.console_url = signed_in.console_url
        worst = [
            pool.submit(signed_in.call, method, path, data=body, headers={"Content-Type": "application/json"})
            for method, path, body in _MANY * 2
        ]

        assert other.get(VERSION).content == b"ok"
        for answer in [each.result() for each in worst]:
            assert (answer.status_code, answer.json()["code"]) == (HTTPStatus.BAD_REQUEST, "bad_input")
            assert len(answer.content) <= 16 << 10
        assert len(server.requests) == 1


def test_chunks_of_a_byte_hold_nobody_up(signed_in: Visitor, stack: Stack, scripted: SharedGateway) -> None:
    """
    Parsing such a body takes seconds, whether it is accepted or refused.

    The only worker serves other people meanwhile.
    """
    chunks = b"1\r\na\r\n" * 200_000 + b"0\r\n\r\n"
    other = Visitor(stack.console_url)
    other.sign_in("user")
    with scripted.before(signed_in, [OK]), ThreadPoolExecutor(1) as pool:
        other.console_url = signed_in.console_url
        for sender in (signed_in, Visitor(signed_in.console_url)):
            sent = pool.submit(_send, sender, chunks)
            served = 0
            while not sent.done():
                assert other.get(VERSION).content == b"ok"
                served += 1

            assert sent.result().startswith(b"HTTP/1.1 4")
            assert served >= _CALLS_MEANWHILE


def _send(visitor: Visitor, chunks: bytes) -> bytes:
    with begun(visitor, "POST", PREFERENCE, "Transfer-Encoding: chunked", "Connection: close") as connection:
        connection.sendall(chunks)
        answer = connection.recv(65536)
        while connection.recv(65536):
            pass
    return answer


@pytest.mark.parametrize("media_type", ["text/plain", "application/xml", "application/octet-stream", None])
def test_a_json_body_is_checked_whatever_its_type_says(
    signed_in: Visitor, scripted: SharedGateway, media_type: str | None
) -> None:
    """The caller chooses the type, and the upstream may read JSON in spite of it."""
    headers = {"Content-Type": media_type} if media_type else {}
    with scripted.before(signed_in, [OK]) as server:
        for body in (b'{"columns": []}', b"columns=CN", b""):
            answer = signed_in.call("POST", PREFERENCE, data=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (HTTPStatus.BAD_REQUEST, "bad_input")
        answer = signed_in.call("POST", PREFERENCE, data=b'{"columns": ["CN"]}', headers=headers)

        assert answer.content == b"ok"
        assert len(server.requests) == 1


def test_all_entity_definitions_are_saved_at_once(signed_in: Visitor) -> None:
    """All definitions are saved as they were read, with all attributes."""
    path = f"{REST}/access/entities/definitions"
    kinds = [
        {**kind, "attributes": [{name: each[name] for name in _WRITTEN if name in each} for each in kind["attributes"]]}
        for kind in signed_in.get(path).json()["entityDefinitions"]
    ]
    saved = signed_in.call("PUT", path, json={"entityDefinitions": kinds})

    assert saved.status_code == HTTPStatus.OK, saved.text
    assert [each["key"] for each in saved.json()["entityDefinitions"]] == [each["key"] for each in kinds]
