"""Restoring chosen fields: a dry run tells the outcome of each field, a real run makes the calls of each group."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bff.aggregates.settings_snapshot.answers import ContentRefusedError, RefusedError, check
from bff.aggregates.settings_snapshot.differences import same
from bff.aggregates.settings_snapshot.document import Document, shown
from bff.aggregates.settings_snapshot.group import Call, Group
from bff.aggregates.settings_snapshot.groups import BY_KEY, GROUPS
from bff.aggregates.settings_snapshot.items import (
    CHANGE,
    CHOOSE,
    DONE,
    NOT_KEPT,
    REFUSED,
    SAME,
    TICKED,
    UNKNOWN,
    ChosenField,
    Item,
)
from bff.aggregates.settings_snapshot.references import matching
from bff.aggregates.settings_snapshot.shapes import Leaf, Reference
from bff.aggregates.settings_snapshot.trees import Json, Path, leaves, with_leaf
from bff.errors import AppError
from bff.upstream.line import Line


def restore(line: Line, document: Document, fields: Sequence[ChosenField], *, dry_run: bool) -> Iterator[Item]:
    """
    Tell the new value of each field, or restore it; a failure of one group does not stop the others.

    Raises:
        AppError: The installation does not answer, and nothing of the group was sent.
    """
    by_group: dict[str, list[ChosenField]] = {}
    for field in fields:
        for each in [field] if field.path else _everything(document):
            by_group.setdefault(each.path[0], []).append(each)
    for key, wanted in by_group.items():
        if key in BY_KEY and key in document["groups"]:
            yield from _Restoration(line, BY_KEY[key], document["groups"][key]).items(wanted, dry_run=dry_run)
        else:
            reason = "not_in_file" if key in BY_KEY else "no_such_field"
            yield from (Item(path=field.path, outcome=REFUSED, reason=reason) for field in wanted)


def _everything(document: Document) -> list[ChosenField]:
    return [ChosenField(path=(group.key,)) for group in GROUPS if group.key in document["groups"]]


class _Restoration:
    """The restoration of one group of settings."""

    def __init__(self, line: Line, group: Group, wanted: Json) -> None:
        self._line = line
        self._group = group
        self._file = dict(leaves(wanted))
        self._candidates: dict[Reference, list[str]] = {}

    def items(self, fields: Sequence[ChosenField], *, dry_run: bool) -> Iterator[Item]:
        """Read the group and plan the changes; unless it is a dry run, write the changes and read the group again."""
        try:
            raw = self._group.read(self._line)
            tree = shown(self._group, raw)
        except RefusedError as problem:
            refused = Item(path=(), outcome=REFUSED, reason="not_readable", detail=str(problem))
            yield from (replace(refused, path=field.path or (self._group.key,)) for field in fields)
            return
        planned = list(self._plan(fields, raw, tree))
        changes = {item.path[1:]: item for item in planned if item.outcome == CHANGE}
        outcomes = {} if dry_run or not changes else self._write(raw, changes)
        yield from (outcomes.get(item.path[1:], item) for item in planned)

    def _plan(self, fields: Sequence[ChosenField], raw: Json, tree: Json) -> Iterator[Item]:
        now = dict(leaves(tree))
        known = sorted(self._file.keys() | now.keys())
        named = {field.path[1:]: field for field in fields if field.path}
        for path in known:
            if path in named:
                yield self._judged(path, named[path], raw, now.get(path))
            elif any(path[: len(field.path) - 1] == field.path[1:] for field in fields):
                item = self._judged(path, None, raw, now.get(path))
                if item.outcome != SAME:
                    yield item
        for above, field in named.items():
            if not any(path[: len(above)] == above for path in known):
                yield Item(path=field.path, outcome=REFUSED, reason="no_such_field")

    def _judged(self, path: Path, field: ChosenField | None, raw: Json, was: Json) -> Item:
        """Decide on a field; ``field`` is None when only a path above it was chosen."""
        will = self._file.get(path)
        item = Item(path=(self._group.key, *path), outcome=REFUSED, was=was, will=will)
        leaf = self._group.leaf(path, raw)
        if leaf is None:  # The value may be a secret, so it is not told.
            return replace(item, reason="no_such_field", was=None, will=None)
        if same(leaf, was, will):
            return replace(item, outcome=SAME)
        if leaf.ticked and field is None:
            return replace(item, outcome=TICKED)
        reason, detail = _objection(item, leaf, field, raw)
        if reason:
            return replace(item, reason=reason, detail=detail)
        return self._matched(item, leaf.reference, field.choice if field else "")

    def _matched(self, item: Item, reference: Reference | None, choice: str) -> Item:
        """Replace the DN of the file with the matching DN of this installation."""
        if reference is None or not item.will:
            return replace(item, outcome=CHANGE)
        try:
            found = matching(str(item.will), self._dns(reference))
        except RefusedError as problem:
            return replace(item, reason="no_match", detail=str(problem))
        if len(found) == 1 or choice in found:
            return replace(item, outcome=CHANGE, will=choice if choice in found else found[0])
        return replace(item, outcome=CHOOSE, choices=found) if found else replace(item, reason="no_match")

    def _dns(self, reference: Reference) -> list[str]:
        if reference not in self._candidates:
            self._candidates[reference] = reference.candidates(self._line)
        return self._candidates[reference]

    def _write(self, raw: Json, changes: Mapping[Path, Item]) -> dict[Path, Item]:
        return self._looked_at(self._sent(raw, changes))

    def _sent(self, raw: Json, changes: Mapping[Path, Item]) -> dict[Path, Item]:
        """Put the changes into the group as it was just read, and send the calls for the fields that differ."""
        tree = self._group.shape.show(raw)
        for path, item in changes.items():
            tree = with_leaf(tree, path, item.will)
        after = self._group.shape.put(raw, tree, raw)
        outcomes = dict(changes)
        for call in self._group.writes(raw, after, list(changes)):
            outcomes |= self._called(call, {path: changes[path] for path in call.paths})
        return outcomes

    def _called(self, call: Call, changes: Mapping[Path, Item]) -> dict[Path, Item]:
        try:
            check(self._line.ask(call.operation, call.at, query=call.query, body=call.body, text=call.text))
        except ContentRefusedError as problem:
            refused = _all(changes, outcome=REFUSED, reason="server", detail=str(problem))
            return refused if call.creates or len(changes) == 1 else refused | self._sent_in_parts(changes)
        except RefusedError as problem:
            return _all(changes, outcome=REFUSED, reason="server", detail=str(problem))
        except AppError as problem:
            outcome = UNKNOWN if problem.outcome_unknown else REFUSED
            return _all(changes, outcome=outcome, reason="server", detail=str(problem))
        return _all(changes, outcome=DONE)

    def _sent_in_parts(self, changes: Mapping[Path, Item]) -> dict[Path, Item]:
        """
        Send each half of the refused changes by itself, so that one wrong field does not block the others.

        The fields that are still refused are sent once more at the end, because some fields are valid only together.
        """
        order = list(changes)
        middle = len(order) // 2
        outcomes: dict[Path, Item] = {}
        for half in (order[:middle], order[middle:]):
            outcomes |= self._sent_anew({path: changes[path] for path in half})
        left = [path for path in outcomes if outcomes[path].outcome == REFUSED]
        if 0 < len(left) < len(outcomes):
            outcomes |= self._sent_anew({path: changes[path] for path in left})
        return outcomes

    def _sent_anew(self, changes: Mapping[Path, Item]) -> dict[Path, Item]:
        """Read the group again and send changes on top of it; send nothing when the group cannot be read."""
        try:
            raw = self._group.read(self._line)
        except (AppError, RefusedError):
            return {}
        return self._sent(raw, changes)

    def _looked_at(self, outcomes: Mapping[Path, Item]) -> dict[Path, Item]:
        """Compare the sent values with the installation's present values; without an answer the outcome is unknown."""
        try:
            now = dict(leaves(shown(self._group, self._group.read(self._line))))
        except (AppError, RefusedError):
            return {
                path: replace(item, outcome=UNKNOWN) if item.outcome == DONE else item
                for path, item in outcomes.items()
            }
        return {path: self._kept(path, item, now.get(path)) for path, item in outcomes.items()}

    def _kept(self, path: Path, item: Item, now: Json) -> Item:
        leaf = self._group.leaf(path)
        is_there = leaf is not None and (now == item.will or (not leaf.reference and same(leaf, now, item.will)))
        if is_there and item.outcome in {DONE, UNKNOWN}:
            return replace(item, outcome=DONE, reason="", detail="")
        return replace(item, outcome=NOT_KEPT) if item.outcome in {DONE, CHANGE} else item


def _objection(item: Item, leaf: Leaf, field: ChosenField | None, raw: Json) -> tuple[str, str]:
    """Give a reason not to send the value, with the message of the broken rule; empty when the value can be sent."""
    if item.will is None:
        return ("", "") if leaf.removable else ("not_in_file", "")
    if field and field.was_seen and not same(leaf, item.was, field.seen):
        return "changed_meanwhile", ""
    problem = leaf.problem(item.will, raw)
    return ("invalid", problem) if problem else ("", "")


def _all(changes: Mapping[Path, Item], *, outcome: str, reason: str = "", detail: str = "") -> dict[Path, Item]:
    """Give the same outcome to each field."""
    return {path: replace(item, outcome=outcome, reason=reason, detail=detail) for path, item in changes.items()}
