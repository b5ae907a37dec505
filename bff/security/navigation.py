"""Sign-ins begin when a person opens an address, not when a page of another site names it in an image or a frame."""

from flask import Flask, request

from bff.errors import LoginRefusedError

_BEGIN_A_SIGN_IN = frozenset({"auth.begin_login", "extension.begin"})
_OF_A_DOCUMENT = {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
_PURPOSES = ("Sec-Purpose", "Purpose")


def install(app: Flask) -> None:
    """
    Refuse to begin a sign-in unless a document is opened; browsers without Fetch Metadata are let pass.

    Whoever installs the rate limit does so afterwards: what is refused here is not counted.

    Source:
        W3C Fetch Metadata Request Headers; docs/assumptions.md A-81.
    """

    @app.before_request
    def refuse_without_navigation() -> None:
        if request.endpoint in _BEGIN_A_SIGN_IN and not _opens_a_document():
            raise LoginRefusedError("The sign-in must be opened as a page.")


def _opens_a_document() -> bool:
    given = request.headers
    ahead = any("prefetch" in given.get(name, "").lower() for name in _PURPOSES)
    return not ahead and all(given.get(name, value) == value for name, value in _OF_A_DOCUMENT.items())
