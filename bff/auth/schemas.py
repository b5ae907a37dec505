"""Input and answers of sign-in, sign-out and the session."""

from marshmallow import EXCLUDE, Schema, fields

from bff.catalogue.operation import Operation


class LoginQuery(Schema):
    """Query of the sign-in page; ``return`` is the hash route to open after the sign-in."""

    return_to = fields.String(data_key="return", load_default="")


class CallbackQuery(Schema):
    """The provider's authorization response: a code, or an error (RFC 6749, 4.1.2)."""

    class Meta:
        """Unknown members are ignored: providers add members of their own."""

        unknown = EXCLUDE

    state = fields.String(load_default="")
    code = fields.String(load_default="")
    error = fields.String(load_default="")
    iss = fields.String(load_default=None)


class SessionQuery(Schema):
    """Query of the session check; with ``touch=false`` the check does not count as activity of the user."""

    touch = fields.Boolean(load_default=True)


class Session(Schema):
    """
    The signed-in user and the times when the session ends, in epoch milliseconds.

    Without a session the answer has only ``signedIn`` and ``loginUrl``. For 30 seconds after a session id was replaced,
    a call with the old id is told that the session continues, and nothing else about it (docs/assumptions.md A-40).
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
    A session of the signed-in user, in one browser.

    ``browser`` and ``system`` are names such as ``Firefox`` and ``Windows``, empty when unknown; ``since`` and
    ``lastSeen`` are epoch milliseconds; ``current`` marks the session of the browser that makes this call.
    """

    id = fields.String(required=True)
    browser = fields.String(required=True)
    system = fields.String(required=True)
    address = fields.String(required=True)
    since = fields.Integer(required=True)
    lastSeen = fields.Integer(required=True)
    current = fields.Boolean(required=True)


class OwnSessions(Schema):
    """All sessions of the user; the session that ends last is first."""

    sessions = fields.List(fields.Nested(OwnSession), required=True)


class EndedSessions(Schema):
    """The number of sessions that were ended."""

    ended = fields.Integer(required=True)


class DraftKeyNode(Schema):
    """
    A key for drafts: 256 bits for AES-GCM in base64url.

    ``id`` identifies the key. It differs from person to person, but neither the person nor the key can be derived from
    it.
    """

    id = fields.String(required=True)
    key = fields.String(required=True)


class DraftKeys(Schema):
    """The person's keys: new drafts are sealed with the first key, and each key can open drafts."""

    keys = fields.List(fields.Nested(DraftKeyNode), required=True)


class SignedOut(Schema):
    """The address that also ends the session at the sign-in provider."""

    location = fields.String(required=True)


OPERATIONS = (
    Operation(
        method="GET",
        path="/bff/session",
        summary="Read who is signed in",
        query=SessionQuery,
        reply=Session,
    ),
    Operation(method="POST", path="/bff/logout", summary="Sign out", reply=SignedOut),
    Operation(method="GET", path="/bff/sessions", summary="List the user's sessions", reply=OwnSessions),
    Operation(method="DELETE", path="/bff/sessions", summary="End the user's other sessions", reply=EndedSessions),
    Operation(
        method="DELETE", path="/bff/sessions/{id}", summary="End one of the user's sessions", reply=EndedSessions
    ),
    Operation(method="GET", path="/bff/draft-keys", summary="Read the user's own keys for drafts", reply=DraftKeys),
)
