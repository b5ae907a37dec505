"""The keys with which a person's browsers encrypt unsaved drafts."""

import base64
from dataclasses import dataclass

from flask import Blueprint, jsonify
from werkzeug import Response

from bff.auth.guard import signed_in
from bff.sessions.cipher import derive
from bff.sessions.record import hashed


@dataclass(frozen=True, kw_only=True)
class DraftKey:
    """
    A person's draft keys, one for each key of the operator's ring: the same in all sessions and on all nodes.

    Source:
        docs/decisions/0038-drafts-are-sealed-in-the-browser.md.
    """

    secret_keys: tuple[str, ...]

    def blueprint(self) -> Blueprint:
        """Publish the view."""
        bp = Blueprint("draft_key", __name__)
        bp.get("/bff/draft-keys")(self.show)
        return bp

    def show(self) -> Response:
        """Answer the person's keys for drafts; the first one is the key for new drafts."""
        person = signed_in().meta.person
        return jsonify(keys=[_described(secret_key, person) for secret_key in self.secret_keys])


def _described(secret_key: str, person: str) -> dict[str, str]:
    key = base64.urlsafe_b64encode(derive(secret_key, f"drafts of {person}")).decode()
    return {"id": hashed(key), "key": key}
