"""Snapshots of settings: taken, compared, restored field by field."""

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
    """A file of settings. ``notReadable`` has the groups that the person may not read, with the reason."""

    class Meta:
        """What is not described is no snapshot of ours."""

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
    """Two snapshots; without ``second`` the first one is compared with the settings as they are now."""

    first = fields.Nested(Snapshot, required=True)
    second = fields.Nested(Snapshot)


class FieldDifference(Schema):
    """
    A field with two values, ``null`` where one side has none.

    ``path`` is a JSON pointer (RFC 6901) below ``groups``. A field with ``onlyTicked`` belongs to the place of an
    installation, and is restored only when it is named itself.
    """

    path = fields.String(required=True, metadata=_POINTER)
    group = fields.String(required=True, metadata={"example": "delegation"})
    first = _value()
    second = _value()
    onlyTicked = fields.Boolean(required=True)


class Differences(Schema):
    """What differs; which groups are not on both sides; what the files say and nobody knows."""

    differences = fields.List(fields.Nested(FieldDifference), required=True)
    notCompared = fields.List(fields.String(), required=True)
    unknownFields = fields.List(fields.String(), required=True)


class WantedField(Schema):
    """
    A field that is to be restored, or with the path of a group all of it.

    ``seen`` is the present value that the person was shown: when the field has another one by now, it stays. ``choice``
    is one of the ``choices`` of a dry run.
    """

    path = fields.String(required=True, metadata=_POINTER)
    seen = fields.Raw(allow_none=True, metadata=_ANY)
    choice = fields.String()


class RestorationBody(Schema):
    """Which fields of a snapshot are to be restored; a dry run changes nothing."""

    snapshot = fields.Nested(Snapshot, required=True)
    fields_ = fields.List(fields.Nested(WantedField), required=True, data_key="fields", validate=_MOST_FIELDS)
    dryRun = fields.Boolean(required=True)


class RestoredField(Schema):
    """
    What becomes of a field.

    A dry run says ``change``, ``same``, ``ticked`` (only when it is named itself), ``choose`` (one of ``choices``) or
    ``refused``; a restoration also ``done``, ``not_kept`` (the installation took it and has another value) or
    ``unknown`` (sent, and the answer is lost).
    """

    path = fields.String(required=True, metadata=_POINTER)
    outcome = fields.String(required=True, validate=validate.OneOf(OUTCOMES), metadata={"example": "change"})
    was = _value()
    will = _value()
    reason = fields.String(required=True, validate=validate.OneOf(REASONS), metadata={"example": ""})
    detail = fields.String(required=True)
    choices = fields.List(fields.String(), required=True)


class Restoration(Schema):
    """The action for each field."""

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
        summary="Compare two snapshots, or one with the settings now",
        body=DifferencesBody,
        reply=Differences,
    ),
    Operation(
        method="POST",
        path=RESTORATION_PATH,
        summary="Restore fields of a snapshot, or tell what would be restored",
        body=RestorationBody,
        reply=Restoration,
    ),
)
