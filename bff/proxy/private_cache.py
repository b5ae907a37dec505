"""Answers in a browser's cache belong to one person: only that person's calls ask the upstream whether they changed."""

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from werkzeug.http import http_date, parse_date

from bff.proxy.answer import Answer
from bff.sessions.record import hashed

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

_TAG = re.compile(r'(W/)?"([^"]*)"')
# The person's mark, followed by the upstream's own tag or by its Last-Modified in seconds.
_MARKED_TAG = re.compile(r'(W/)?"([\w-]{22})(?:\.([^"]*)|@(\d{1,10}))"')


def cache_headers(answer: Answer, person: str) -> list[tuple[str, str]]:
    """
    Let the browser keep an answer for this person alone, and ask before it shows it again.

    The person is named as in :attr:`bff.sessions.record.SessionMeta.person`.

    Source:
        RFC 9111, 5.2.2; docs/decisions/0046-cached-answers-belong-to-a-person.md.
    """
    stored = "no-store" not in _items(answer.all("cache-control"))
    varies = answer.all("vary")
    tag = _marked_tag(answer, person)
    return [
        ("Cache-Control", "private, no-cache" if stored else "private, no-cache, no-store"),
        ("Vary", ", ".join(varies if "cookie" in _items(varies) else [*varies, "Cookie"])),
        *([("ETag", tag)] if tag else []),
    ]


def conditions(environ: "WSGIEnvironment", person: str) -> dict[str, str]:
    """
    Translate a request's conditions for the upstream, as far as the cached answer belongs to this person.

    A tag with another person's mark or without one is left out, and so is ``If-Modified-Since``, because a date has no
    mark. Then the upstream sends the whole answer.

    Source:
        RFC 9110, 13.1.2 and 13.1.3; docs/assumptions.md A-439.
    """
    given = environ.get("HTTP_IF_NONE_MATCH")
    if not given:
        return {}
    mark = hashed(person)
    own = [found for found in _MARKED_TAG.finditer(given) if found[2] == mark]
    tags = [f'{found[1] or ""}"{found[3]}"' for found in own if found[3] is not None]
    if tags:
        return {"If-None-Match": ", ".join(tags)}
    return {"If-Modified-Since": http_date(int(own[0][4]))} if own else {}


def _marked_tag(answer: Answer, person: str) -> str | None:
    """Give the upstream's tag with the person's mark, or its Last-Modified as a weak tag with the mark."""
    if theirs := _TAG.fullmatch(answer.header("etag") or ""):
        return f'{theirs[1] or ""}"{hashed(person)}.{theirs[2]}"'
    if changed := parse_date(answer.header("last-modified")):
        return f'W/"{hashed(person)}@{int(changed.timestamp())}"'
    return None


def _items(values: Iterable[str]) -> set[str]:
    return {item.strip().lower() for value in values for item in value.split(",")}
