"""Finds the style file of a client."""

import re
from pathlib import Path

from bff.catalogue import clients
from bff.errors import NotFoundError
from bff.upstream.client import Upstream

_FILES = frozenset({"brand.css", "dashboard.css"})
_CLIENT = re.compile(r"[\w-]{1,64}", re.ASCII)


def load_style(upstream: Upstream, folder: Path | None, client: str, file: str) -> str:
    """
    Give the style file of a client; empty when there is none.

    Args:
        upstream: Has the uploaded style files.
        folder: Folder with the style files of this installation, which win over uploaded ones.
        client: Id of the client.
        file: ``brand.css`` or ``dashboard.css``.

    Raises:
        NotFoundError: The id or the file name is not valid.
        AppError: The upstream's refusal; see :meth:`bff.upstream.client.Upstream.read_text`.

    Source:
        SPEC 7 "Startup"; docs/assumptions.md A-230.
    """
    if file not in _FILES or not _CLIENT.fullmatch(client):
        raise NotFoundError
    name = f"{file.removesuffix('.css')}-{client}.css"
    if folder and (folder / name).is_file():
        return (folder / name).read_text(encoding="utf-8", errors="replace")
    return upstream.read_text(clients.READ_STYLE, {"fileName": name}) or ""
