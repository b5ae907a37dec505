"""What sign-in, sign-out and the session take and answer."""

from marshmallow import EXCLUDE, Schema, fields

from bff.catalogue.operation import Operation


class LoginQuery(Schema):
    """``return`` is the hash route to open after the sign-in."""

    return_to = fields.String(data_key="return", load_default="")


class CallbackQuery(Schema):
    """The provider's authorization response: a code, or an error (RFC 6749, 4.1.2)."""

    class Meta:
        """Providers add members of their own."""

        unknown = EXCLUDE

    state = fields.String(load_default="")
    code = fields.String(load_default="")
    error = fields.String(load_default="")
    iss = fields.String(load_default=None)


class SessionQuery(Schema):
    """``touch=false`` asks without counting as activity."""

    touch = fields.Boolean(load_default=True)


class Session(Schema):
    """
    Who is signed in and until when, in epoch milliseconds.

    Without a session only ``loginUrl`` is there. For 30 seconds after its id was replaced, the old id learns that
    the session goes on and nothing of it (docs/assumptions.md A-40).
    """

    signedIn = fields.Boolean(required=True)
    loginUrl = fields.String()
    userName = fields.String()
    fullName = fields.String()
    csrfToken = fields.String()
    idleEndsAt = fields.Integer()
    absoluteEndsAt = fields.Integer()


class OwnSession(Schema):
    """
    One place where the person is signed in.

    ``browser`` and ``system`` are names such as ``Firefox`` and ``Windows``, empty when unknown; ``since`` and
    ``lastSeen`` are epoch milliseconds; ``current`` marks the session that asks.
    """

    id = fields.String(required=True)
    browser = fields.String(required=True)
    system = fields.String(required=True)
    address = fields.String(required=True)
    since = fields.Integer(required=True)
    lastSeen = fields.Integer(required=True)
    current = fields.Boolean(required=True)


class OwnSessions(Schema):
    """Where the person is signed in, the session that ends last first."""

    sessions = fields.List(fields.Nested(OwnSession), required=True)


class EndedSessions(Schema):
    """How many sessions were ended."""

    ended = fields.Integer(required=True)


class DraftKeyNode(Schema):
    """
    A key for drafts: 256 bits for AES-GCM in base64url.

    ``id`` names the key and through it the person; it tells neither.
    """

    id = fields.String(required=True)
    key = fields.String(required=True)


class DraftKeys(Schema):
    """The person's keys: the first seals, all open."""

    keys = fields.List(fields.Nested(DraftKeyNode), required=True)


class SignedOut(Schema):
    """Where to go to end the provider's session too."""

    location = fields.String(required=True)


OPERATIONS = (
    Operation(
        method="GET",
        path="/bff/session",
        summary="Tell who is signed in",
        query=SessionQuery,
        reply=Session,
    ),
    Operation(method="POST", path="/bff/logout", summary="Sign out", reply=SignedOut),
    Operation(method="GET", path="/bff/sessions", summary="List one's own sessions", reply=OwnSessions),
    Operation(method="DELETE", path="/bff/sessions", summary="End one's other sessions", reply=EndedSessions),
    Operation(method="DELETE", path="/bff/sessions/{id}", summary="End one of one's own sessions", reply=EndedSessions),
    Operation(method="GET", path="/bff/draft-keys", summary="Read one's own keys for drafts", reply=DraftKeys),
)
