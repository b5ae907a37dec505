"""Snapshots of settings: take one, compare two, restore single fields."""

from marshmallow import RAISE, Schema, fields, validate

from bff.aggregates.settings_snapshot.items import OUTCOMES, REASONS
from bff.catalogue.operation import Operation

FORMAT = "idm-console-settings/1"
_MOST_FIELDS = validate.Length(max=5_000)
_POINTER = {"example": "/delegation/allRequests"}
_ANY = {"type": ["string", "number", "boolean", "array", "object"], "example": True}


def _value() -> fields.Raw:
    return fields.Raw(allow_none=True, required=True, metadata=_ANY)


class Snapshot(Schema):
    """
    A file of settings.

    ``notReadable`` lists the groups that the person is not allowed to read, each with the reason.
    """

    class Meta:
        """Unknown members are refused: a file with them is not a snapshot of this product."""

        unknown = RAISE

    format = fields.String(
        required=True,
        validate=validate.Equal(FORMAT, error="Not a snapshot of settings."),
        metadata={"example": FORMAT},
    )
    product = fields.String(required=True, metadata={"example": "4.10.0"})
    address = fields.String(required=True, metadata={"example": "https://idm.example.com"})
    taken = fields.String(required=True, metadata={"example": "2026-05-04T09:12:44+00:00"})
    groups = fields.Dict(
        keys=fields.String(),
        values=fields.Dict(keys=fields.String()),
        required=True,
        metadata={"example": {"delegation": {"allRequests": True}}},
    )
    notReadable = fields.Dict(keys=fields.String(), values=fields.String(), required=True, metadata={"example": {}})


class DifferencesBody(Schema):
    """Two snapshots to compare; without ``second`` the first one is compared with the present settings."""

    first = fields.Nested(Snapshot, required=True)
    second = fields.Nested(Snapshot)


class FieldDifference(Schema):
    """
    A field with its value in both snapshots, ``null`` where one of them does not have the field.

    ``path`` is a JSON pointer (RFC 6901) below ``groups``. ``onlyTicked`` marks fields that are specific to one
    installation, such as addresses: they are restored only when they are selected one by one.
    """

    path = fields.String(required=True, metadata=_POINTER)
    group = fields.String(required=True, metadata={"example": "delegation"})
    first = _value()
    second = _value()
    onlyTicked = fields.Boolean(required=True)


class Differences(Schema):
    """The fields that differ, the groups that only one snapshot has, and fields that this product does not know."""

    differences = fields.List(fields.Nested(FieldDifference), required=True)
    notCompared = fields.List(fields.String(), required=True)
    unknownFields = fields.List(fields.String(), required=True)


class WantedField(Schema):
    """
    A field to restore; with the path of a group, all fields of the group.

    ``seen`` is the present value that the person was shown: if the field has changed since, it is not restored.
    ``choice`` is one of the ``choices`` that the dry run offered.
    """

    path = fields.String(required=True, metadata=_POINTER)
    seen = fields.Raw(allow_none=True, metadata=_ANY)
    choice = fields.String()


class RestorationBody(Schema):
    """The fields of a snapshot to restore; a dry run changes nothing."""

    snapshot = fields.Nested(Snapshot, required=True)
    fields_ = fields.List(fields.Nested(WantedField), required=True, data_key="fields", validate=_MOST_FIELDS)
    dryRun = fields.Boolean(required=True)


class RestoredField(Schema):
    """
    The outcome for one field.

    A dry run answers ``change``, ``same``, ``ticked`` (restored only when it is selected by itself), ``choose`` (select
    one of ``choices``) or ``refused``. A restoration also answers ``done``, ``not_kept`` (the installation accepted the
    value but has another one now) or ``unknown`` (the value was sent, and the answer was lost).
    """

    path = fields.String(required=True, metadata=_POINTER)
    outcome = fields.String(required=True, validate=validate.OneOf(OUTCOMES), metadata={"example": "change"})
    was = _value()
    will = _value()
    reason = fields.String(required=True, validate=validate.OneOf(REASONS), metadata={"example": ""})
    detail = fields.String(required=True)
    choices = fields.List(fields.String(), required=True)


class Restoration(Schema):
    """The outcome for each field."""

    fields_ = fields.List(fields.Nested(RestoredField), required=True, data_key="fields")


SNAPSHOT_PATH = "/bff/settings-snapshot"
DIFFERENCES_PATH = f"{SNAPSHOT_PATH}/differences"
RESTORATION_PATH = f"{SNAPSHOT_PATH}/restoration"
TAKING_FILES = (DIFFERENCES_PATH, RESTORATION_PATH)

OPERATIONS = (
    Operation(method="GET", path=SNAPSHOT_PATH, summary="Take a snapshot of the settings", reply=Snapshot),
    Operation(
        method="POST",
        path=DIFFERENCES_PATH,
        summary="Compare two snapshots, or a snapshot with the present settings",
        body=DifferencesBody,
        reply=Differences,
    ),
    Operation(
        method="POST",
        path=RESTORATION_PATH,
        summary="Restore fields of a snapshot, or show the effect without restoring",
        body=RestorationBody,
        reply=Restoration,
    ),
)
