"""DNs in settings: which objects they point to, and how a DN of another installation is matched in this one."""

import re
from collections.abc import Sequence
from typing import Any

from bff.aggregates.settings_snapshot.answers import RefusedError, ask_json
from bff.aggregates.settings_snapshot.shapes import Reference
from bff.catalogue import email_approval, request_definitions
from bff.catalogue.listing import LARGEST_PAGE
from bff.upstream.line import Line

_FIRST_VALUE = re.compile(r"[^=,]+=((?:\\.|[^,+\\])*)")
_MOST_PAGES = 20


def common_name(dn: str) -> str:
    """Give the value that a DN begins with, in small letters (RFC 4514): ``approval`` of ``cn=Approval,o=data``."""
    found = _FIRST_VALUE.match(dn)
    return (found[1] if found else dn).strip().casefold()


def matching(dn: str, candidates: Sequence[str]) -> list[str]:
    """Give the same DN if it is among the candidates, else the candidates with the same common name."""
    if dn in candidates:
        return [dn]
    return [each for each in candidates if common_name(each) == common_name(dn)]


def _templates(line: Line) -> list[str]:
    reply = ask_json(line, email_approval.LIST_EMAIL_TEMPLATES, size="-1")
    return _named(reply, "emailTemplates", "dn")


def _definitions(process_type: str) -> Reference:
    def read(line: Line) -> list[str]:
        found: list[str] = []
        index = 1
        for _ in range(_MOST_PAGES):
            query = {"processType": process_type, "size": str(LARGEST_PAGE), "nextIndex": str(index)}
            reply = ask_json(line, request_definitions.LIST_DEFINITIONS, **query)
            found += _named(reply, "requestDefs", "id")
            index = reply.get("nextIndex") or 0
            if index <= 0:
                break
        return found

    return Reference(read)


def _named(reply: Any, name: str, key: str) -> list[str]:
    try:
        return [str(each[key]) for each in reply[name]]
    except (KeyError, TypeError):
        raise RefusedError(f"The answer has no {name}.") from None


EMAIL_TEMPLATE = Reference(_templates)
ROLE_APPROVAL = _definitions("Role Approval")
SOD_APPROVAL = _definitions("Sod Approval")
