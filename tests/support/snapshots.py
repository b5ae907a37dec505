"""Calls about snapshots of settings, as the page makes them."""

from typing import Any

from tests.support.visitor import Visitor

SNAPSHOT = "bff/settings-snapshot"
RESTORATION = f"{SNAPSHOT}/restoration"
REST = "IDMProv/rest"


def taken(visitor: Visitor) -> dict[str, Any]:
    """Take a snapshot."""
    answer = visitor.get(SNAPSHOT)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def compared(visitor: Visitor, first: Any, second: Any = None) -> dict[str, Any]:
    """Compare a snapshot with another one, or with now."""
    body = {"first": first, **({"second": second} if second else {})}
    answer = visitor.call("POST", f"{SNAPSHOT}/differences", json=body)
    assert answer.status_code == 200, answer.text
    report: dict[str, Any] = answer.json()
    return report


def paths(report: dict[str, Any]) -> list[str]:
    """Give the pointers of the differences."""
    return [each["path"] for each in report["differences"]]


def restored(visitor: Visitor, snapshot: Any, *wanted: Any, dry_run: bool = False) -> dict[str, dict[str, Any]]:
    """Restore fields; give the outcome of each."""
    fields = [{"path": each} if isinstance(each, str) else each for each in wanted]
    body = {"snapshot": snapshot, "fields": fields, "dryRun": dry_run}
    answer = visitor.call("POST", RESTORATION, json=body)
    assert answer.status_code == 200, answer.text
    return {each["path"]: each for each in answer.json()["fields"]}


def outcomes(items: dict[str, dict[str, Any]]) -> dict[str, str]:
    """Give the outcomes by pointer."""
    return {path: item["outcome"] for path, item in items.items()}


def keep(visitor: Visitor, method: str, path: str, body: Any) -> None:
    """Change settings as the page does."""
    answer = visitor.call(method, f"{REST}/{path}", json=body)
    assert answer.status_code == 200, answer.text
