"""``idm-console keys``: whether each node can decrypt the records of the others."""

from dataclasses import dataclass

from bff.app import create_nodes
from bff.errors import TryAgainError
from bff.sessions.nodes import Node
from bff.settings import Settings


@dataclass(frozen=True)
class KeyReport:
    """A line for each node, and one with the next step; ``complete`` when every node has every key."""

    lines: list[str]
    complete: bool


def key_report(settings: Settings) -> KeyReport:
    """
    Compare the keys of the nodes that share the Redis.

    Source:
        docs/decisions/0051-keys-rotate-in-two-rounds.md.
    """
    try:
        nodes = create_nodes(settings).listed()
    except TryAgainError:
        return KeyReport(["Redis cannot be reached at redis_url."], complete=False)
    every = {key for node in nodes for key in node.keys}
    complete = all(set(node.keys) == every for node in nodes)
    return KeyReport([_line(node, every) for node in nodes] + [_verdict(nodes, complete=complete)], complete=complete)


def _line(node: Node, every: set[str]) -> str:
    first, *others = node.keys
    missing = sorted(every - set(node.keys))
    parts = [f"{node.name}: encrypts with {first}"]
    parts += [f"reads {', '.join(others)}"] if others else []
    parts += [f"MISSES {', '.join(missing)}"] if missing else []
    return "; ".join(parts)


def _verdict(nodes: list[Node], *, complete: bool) -> str:
    if not nodes:
        return "No node has been running in the last minute."
    if not complete:
        return "Append the missing keys to BFF_SECRET_KEYS of those nodes and restart them before you go on."
    if len({node.keys[0] for node in nodes}) > 1:
        return "Every node has every key. Nodes encrypt with different keys: finish the second round."
    return "Every node has every key."
