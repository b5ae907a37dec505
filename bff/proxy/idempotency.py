"""The key by which an upstream recognizes a write that is sent again."""

import uuid
from typing import TYPE_CHECKING

from bff.catalogue.operation import Operation

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIEnvironment

KEY = "HTTP_IDEMPOTENCY_KEY"


def key_header(operation: Operation, environ: "WSGIEnvironment") -> dict[str, str]:
    """
    Give the header if the operation's upstream knows it; else a key of the browser is dropped.

    The key comes from the browser, or a new key is stored in the request: its replay after a renewal has the same key,
    and so has a call that waits for a new password.

    Source:
        draft-ietf-httpapi-idempotency-key-header, 2.
    """
    if not operation.idempotency_key:
        return {}
    return {"Idempotency-Key": environ.setdefault(KEY, f'"{uuid.uuid4()}"')}
