"""The settings to restore, and the outcome of each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bff.aggregates.settings_snapshot.trees import Json, Path, path_of, pointer

CHANGE, SAME, TICKED, CHOOSE, REFUSED = "change", "same", "ticked", "choose", "refused"
DONE, NOT_KEPT, UNKNOWN = "done", "not_kept", "unknown"
OUTCOMES = (CHANGE, SAME, TICKED, CHOOSE, REFUSED, DONE, NOT_KEPT, UNKNOWN)
REASONS = ("", "no_such_field", "not_in_file", "not_readable", "invalid", "no_match", "changed_meanwhile", "server")


@dataclass(frozen=True, kw_only=True)
class ChosenField:
    """
    A field that is to be restored, or all fields below a path.

    Args:
        path: Path below the file's groups, e.g. ``("delegation", "allRequests")``.
        seen: The value that the person was shown as the present one; only with ``was_seen``.
        choice: DN of this installation, when several DNs have the common name of the DN in the file.
    """

    path: Path
    was_seen: bool = False
    seen: Json = None
    choice: str = ""


@dataclass(frozen=True, kw_only=True)
class Item:
    """
    The planned or actual outcome for one field.

    Args:
        was: Present value in the installation, None when there is none.
        will: Value in the file; for a DN, the matching DN of the installation.
        reason: One of ``REASONS``; ``detail`` has the words of the server or of a rule.
        choices: DNs of the installation from which the person has to choose one.
    """

    path: Path
    outcome: str
    was: Json = None
    will: Json = None
    reason: str = ""
    detail: str = ""
    choices: Sequence[str] = field(default_factory=tuple)


def chosen_field(wanted: Mapping[str, Any]) -> ChosenField:
    """
    Build a chosen field from a body in the form of :class:`bff.aggregates.settings_snapshot.schemas.WantedField`.

    Raises:
        ValueError: Its path is not a JSON pointer.
    """
    return ChosenField(
        path=path_of(wanted["path"]),
        was_seen="seen" in wanted,
        seen=wanted.get("seen"),
        choice=wanted.get("choice", ""),
    )


def described(item: Item) -> dict[str, Json]:
    """Give an item as it is sent: :class:`bff.aggregates.settings_snapshot.schemas.RestoredField`."""
    return {**vars(item), "path": pointer(item.path), "choices": list(item.choices)}
