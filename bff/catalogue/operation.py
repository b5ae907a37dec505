"""What an upstream call is."""

from dataclasses import dataclass

from marshmallow import EXCLUDE, INCLUDE, Schema

from bff.catalogue.bounds import BoundedSchema

DEFAULT_BODY_LIMIT_BYTES = 1 << 20
_SAFE = frozenset({"GET", "HEAD"})


class QuerySchema(BoundedSchema):
    """Base of query descriptions; parameters that are not described pass, the upstream decides on them."""

    class Meta:
        """Checked on a decoded copy only."""

        unknown = INCLUDE


class BodySchema(BoundedSchema):
    """Base of request bodies; unknown fields pass."""

    class Meta:
        """Checked on a decoded copy only."""

        unknown = INCLUDE


class ReplySchema(BoundedSchema):
    """Base of replies; installations add fields of their own."""

    class Meta:
        """What we do not know is left out of what we read."""

        unknown = EXCLUDE


class TextReply(ReplySchema):
    """No JSON but a text, of the operation's ``reply_media_type``."""


@dataclass(frozen=True, kw_only=True)
class Operation:
    """
    One upstream call.

    Args:
        upstream: Name of the upstream that answers it.
        path: Below the upstream's prefix, e.g. ``/rest/access/config/clients/{id}``. A parameter is one raw segment.
        summary: One line for the API description.
        reply: What a good answer looks like.
        reply_media_type: Of an answer that is not JSON, e.g. ``text/css``; its reply is ``TextReply``.
        query: Description of the query string, with the rules of SPEC 5 "Search and paging" as refusals.
        body: Description of a JSON body; None when the call takes none.
        media_type: Of a body that is not JSON, e.g. ``text/plain``.
        body_limit_bytes: Largest body that is buffered, so that a refused token can be renewed and the call replayed.
        upload_limit_bytes: Largest body; what is not buffered is streamed with a fresh token and never replayed.
        replay: Whether the call is sent again after a 401 and a renewal.
        idempotency_key: Whether the upstream knows an ``Idempotency-Key`` and acts once on calls with the same one.
        encoded_slash: Whether a path parameter may hold ``%2F``, as a DN does.
        reads: Whether it changes nothing although its method could.
        browser: Whether the proxy lets browsers call it; False for what only the BFF itself reads.
    """

    method: str
    path: str
    summary: str
    reply: type[Schema]
    reply_media_type: str = ""
    query: type[Schema] | None = None
    body: type[Schema] | None = None
    media_type: str = ""
    body_limit_bytes: int = DEFAULT_BODY_LIMIT_BYTES
    upload_limit_bytes: int = 0
    replay: bool = True
    idempotency_key: bool = False
    encoded_slash: bool = False
    reads: bool = False
    browser: bool = True
    upstream: str = "idm"

    @property
    def name(self) -> str:
        """Method and path, the same for every call of the operation."""
        return f"{self.method} {self.path}"

    @property
    def writes(self) -> bool:
        """Whether it may change something (RFC 9110, 9.2.1 "Safe Methods")."""
        return self.method not in _SAFE and not self.reads
