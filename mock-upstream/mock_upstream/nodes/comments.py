"""Comments on a workflow, in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.people import names_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.store.workflow import Comment


def comment_nodes(session: Session, comments: Sequence[Comment]) -> list[dict[str, Any]]:
    """``[{"user", "comment", "date", "activity", "system", "commentDn", "commentFullName"}]``."""
    names = names_of(session, (each.author_dn for each in comments))
    return [
        {
            "user": names[each.author_dn],
            "comment": each.text,
            "date": each.at_ms,
            "activity": each.activity,
            "system": each.system,
            "commentDn": each.author_dn,
            "commentFullName": names[each.author_dn],
        }
        for each in comments
    ]
