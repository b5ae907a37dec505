"""Snapshots over HTTP."""

from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, json, request
from marshmallow import Schema

from bff.aggregates.settings_snapshot.differences import compared
from bff.aggregates.settings_snapshot.document import Document, take_snapshot, write_document
from bff.aggregates.settings_snapshot.items import chosen_field, described
from bff.aggregates.settings_snapshot.restoring import restore
from bff.aggregates.settings_snapshot.schemas import (
    DIFFERENCES_PATH,
    RESTORATION_PATH,
    SNAPSHOT_PATH,
    Differences,
    DifferencesBody,
    Restoration,
    RestorationBody,
)
from bff.catalogue.bounds import parse_bounded
from bff.errors import BadInputError
from bff.upstream.line import Line


def create_blueprint(line_for_request: Callable[[], Line], address: str) -> Blueprint:
    """
    Build the views around the signed-in user's line to the identity applications.

    Args:
        line_for_request: Gives the user's line for the current request; writes on it go to the audit log.
        address: Public address of this installation.
    """
    bp = Blueprint("settings_snapshot", __name__)

    def taken() -> Document:
        return take_snapshot(line_for_request(), address)

    @bp.get(SNAPSHOT_PATH)
    def show_snapshot() -> Response:
        """Give the settings that the person may read."""
        return Response(write_document(taken()), content_type="application/json")

    @bp.post(DIFFERENCES_PATH)
    def show_differences() -> Response:
        """Compare two files, or one with now."""
        given = DifferencesBody().load(_body())
        first, second = given["first"], given.get("second") or taken()
        return _answer(Differences(), compared(first, second))

    @bp.post(RESTORATION_PATH)
    def restore_fields() -> Response:
        """Restore fields, or answer what a restoration would do with each field."""
        given = RestorationBody().load(_body())
        try:
            fields = [chosen_field(each) for each in given["fields_"]]
        except ValueError as problem:
            raise BadInputError({"fields": [str(problem)]}) from problem
        items = restore(line_for_request(), given["snapshot"], fields, dry_run=given["dryRun"])
        return _answer(Restoration(), {"fields_": [described(each) for each in items]})

    return bp


def _body() -> Any:
    return parse_bounded(request.get_data())


def _answer(schema: Schema, values: dict[str, object]) -> Response:
    return Response(json.dumps(schema.dump(values)), content_type="application/json")
