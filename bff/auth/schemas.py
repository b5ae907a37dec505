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
    """Who is signed in and until when, in epoch milliseconds; without a session only ``loginUrl`` is there."""

    signedIn = fields.Boolean(required=True)
    loginUrl = fields.String()
    userName = fields.String()
    fullName = fields.String()
    csrfToken = fields.String()
    idleEndsAt = fields.Integer()
    absoluteEndsAt = fields.Integer()


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
)
