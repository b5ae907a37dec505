"""Recognizes the 400 which says that the user's grant has ended."""

from bff.proxy.answer import Answer
from bff.proxy.json_answer import told

_BAD_REQUEST = 400


def is_over(answer: Answer) -> bool:
    """
    Whether the upstream answers that the user's grant has ended.

    Source:
        SPEC 8 "HTTP status handling", ``400 with error 'invalid_grant'``; docs/assumptions.md A-46.
    """
    return answer.status == _BAD_REQUEST and told(answer, "error") == "invalid_grant"
