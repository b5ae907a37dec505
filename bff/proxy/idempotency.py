"""The key by which an upstream knows a write that is sent again."""

import uuid
from typing import TYPE_CHECKING

from bff.catalogue.operation import Operation

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

KEY = "HTTP_IDEMPOTENCY_KEY"


def key_header(operation: Operation, environ: "WSGIEnvironment") -> dict[str, str]:
    """
    Give the header where the operation's upstream knows it; elsewhere a browser's key stays here.

    The key is the browser's own, or a new one that the request carries from now on: its replay after a renewal has
    the same one, and so has a call that waits for a new password.

    Source:
        draft-ietf-httpapi-idempotency-key-header, 2.
    """
    if not operation.idempotency_key:
        return {}
    return {"Idempotency-Key": environ.setdefault(KEY, f'"{uuid.uuid4()}"')}
