"""The gateway sends exactly the target that it has checked, and all programs read it the same way."""

import re
from collections.abc import Iterator
from urllib.parse import unquote_to_bytes

from ada_url import URL
from hypothesis import strategies as some

from bff.catalogue.index import OPERATIONS, browser_index
from bff.errors import MethodNotAllowedError, NotFoundError, PathRefusedError
from bff.proxy.target import Target
from tests.support.fuzzing import every_depth, for_all

CONTEXT, PREFIX = "/IDMProv", "/portal/idm"
_PIECES = [
    *["/", "//", ".", "..", ";", ";x=1", "\\", "?", "#", "%", "@", ":", "*", "|", " ", "\t", "\r\n", "\x00", "ä", "a"],
    *["%2e", "%2E", "%2f", "%5c", "%3b", "%3f", "%23", "%00", "%0d%0a", "%7f", "%25", "%20", "%2C", "%3D", "%c3%a4"],
    *["%252e", "%252f", "%25252e", "%25%32%65", "%2%65", "%c0%ae", "%c0%af", "%e0%80%ae", "%u002e", "%zz", "%ff"],
    *[operation.path for operation in OPERATIONS],
]
_NAME = some.lists(some.sampled_from(_PIECES) | some.text(max_size=3), max_size=2).map("".join)
_TARGETS = some.tuples(
    some.sampled_from([f"{CONTEXT}/", f"{CONTEXT}/rest/access/config/clients/", CONTEXT, "/", "", "http://x/"]),
    some.lists(_NAME, max_size=3).map("/".join),
    some.sampled_from(["", "?", "?q=%2e%2e/&x=..\\", "??", "?q=a b"]),
).map("".join)


def _accepted(raw: str, prefix: str = "") -> Target | None:
    try:
        return Target.of({"RAW_URI": raw}, prefix)
    except PathRefusedError:
        return None


def _readings(path: str) -> Iterator[bytes]:
    """Decode the path once, twice, and so on, with and without Tomcat's path parameters."""
    reading, last = path.encode("latin-1"), b""
    while reading != last:
        yield reading
        yield re.sub(rb";[^/]*", b"", reading)
        last, reading = reading, unquote_to_bytes(reading)


def _slashes(path: str) -> int:
    return path.count("/") + path.lower().count("%2f")


@every_depth
def test_what_is_sent_is_what_was_received(examples: int) -> None:
    """An accepted target is sent byte for byte; only the prefix, and a ``?`` without a query, are removed."""

    def holds(raw: str) -> None:
        target = _accepted(raw)
        behind = _accepted(PREFIX + raw, PREFIX)
        assert target is None or target.raw == (raw if raw.partition("?")[2] else raw.removesuffix("?"))
        assert (behind and behind.raw) == (target and target.raw)

    for_all(_TARGETS, holds, examples)


@every_depth
def test_no_reader_sees_another_path(examples: int) -> None:
    """No decoding gives dot segments, empty names or control characters; slashes are those of the first reading."""

    def holds(raw: str) -> None:
        target = _accepted(raw)
        path = target.path if target else ""
        for reading in _readings(path) if target else ():
            assert not {b"", b".", b".."} & set(reading.split(b"/")[1:])
            assert reading.count(b"/") in {path.count("/"), _slashes(path)}
            assert not re.search(rb"[\x00-\x1f\x7f\\]", reading)
            reading.decode()

    for_all(_TARGETS, holds, examples)


@every_depth
def test_a_browsers_parser_agrees(examples: int) -> None:
    """The WHATWG parser finds the same path and query, on the upstream's own host."""

    def holds(raw: str) -> None:
        target = _accepted(raw)
        if target:
            read = URL(target.raw, "http://upstream.example")
            assert (read.host, read.pathname) == ("upstream.example", target.path)

    for_all(_TARGETS, holds, examples)


@every_depth
def test_the_allow_list_holds_what_it_promises(examples: int) -> None:
    """In every decoding, an accepted target begins as its operation's path and has as many segments as one."""
    sizes = {operation.path.count("/") for operation in OPERATIONS}

    def holds(raw: str) -> None:
        target = _accepted(raw)
        if target is None or not target.path.startswith(f"{CONTEXT}/"):
            return
        below = target.path.removeprefix(CONTEXT)
        try:
            operation = browser_index("idm").find("GET", below)
            target.refuse_encoded_slash()
        except (NotFoundError, MethodNotAllowedError, PathRefusedError):
            return
        fixed = operation.path.partition("{")[0]
        for reading in _readings(below):
            assert reading.startswith(fixed.encode())
            assert reading.count(b"/") in sizes

    for_all(_TARGETS, holds, examples)
