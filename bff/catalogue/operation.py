"""The description of an upstream call."""

from dataclasses import dataclass

from marshmallow import EXCLUDE, INCLUDE, Schema

from bff.catalogue.bounds import BoundedSchema

DEFAULT_BODY_LIMIT_BYTES = 1 << 20
_SAFE = frozenset({"GET", "HEAD"})


class QuerySchema(BoundedSchema):
    """Base of query schemas; unknown parameters are accepted, and the upstream decides about them."""

    class Meta:
        """Validation reads a decoded copy; the query is forwarded as it was received."""

        unknown = INCLUDE


class BodySchema(BoundedSchema):
    """Base of body schemas; unknown fields are accepted."""

    class Meta:
        """Validation reads a decoded copy; the body is forwarded as it was received."""

        unknown = INCLUDE


class ReplySchema(BoundedSchema):
    """Base of reply schemas; installations add fields of their own."""

    class Meta:
        """Unknown fields are dropped when the gateway reads a reply."""

        unknown = EXCLUDE


class TextReply(ReplySchema):
    """A reply that is a text instead of JSON, of the media type ``reply_media_type`` of its operation."""


@dataclass(frozen=True, kw_only=True)
class Operation:
    """
    One upstream call.

    Args:
        upstream: Name of the upstream that answers the call.
        path: Path below the upstream's prefix, e.g. ``/rest/access/config/clients/{id}``. A parameter is one raw
            segment.
        summary: One line for the API description.
        reply: Schema of a successful reply.
        reply_media_type: Media type of a reply that is not JSON, e.g. ``text/css``; the reply is ``TextReply`` then.
        query: Schema of the query string; it refuses what breaks the rules of SPEC 5 "Search and paging".
        body: Schema of the JSON body; None when the call has none.
        media_type: Media type of a body that is not JSON, e.g. ``text/plain``.
        body_limit_bytes: Largest body that is buffered, so that the call can be replayed after a token renewal.
        upload_limit_bytes: Largest body; beyond the buffer it is streamed with a fresh token and never replayed.
        replay: Whether the call is sent again after a 401 and a token renewal.
        idempotency_key: Whether the upstream supports ``Idempotency-Key``: calls with the same key take effect once.
        encoded_slash: Whether a path parameter may contain ``%2F``, as a DN does.
        reads: Whether the call only reads although its method could write.
        browser: Whether browsers may call it through the proxy; False for calls that only the gateway makes.
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
        """Method and path, which are the same for all calls of the operation."""
        return f"{self.method} {self.path}"

    @property
    def writes(self) -> bool:
        """Whether the call can change something (RFC 9110, 9.2.1 "Safe Methods")."""
        return self.method not in _SAFE and not self.reads
