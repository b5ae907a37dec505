"""Groups of settings that are read and changed as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from flask import request
from flask.views import MethodView
from marshmallow import INCLUDE

from mock_upstream.admission import require_page
from mock_upstream.errors import FaultError
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.scripts import refuse_scripts
from mock_upstream.store.database import database
from mock_upstream.store.models import Setting

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from marshmallow import Schema
    from sqlalchemy.orm import Session


@dataclass(frozen=True)
class SettingsGroup:
    """
    A named group.

    The schema says everything about it, with the names of the wire: the kinds and ranges of its fields and the rules
    between them; ``load_default`` is the default, ``load_only`` a secret that is kept and never shown.
    """

    name: str
    schema: type[Schema]

    def defaults(self) -> dict[str, Any]:
        """The default settings."""
        return _defaults(self.schema)

    def values(self, session: Session) -> dict[str, Any]:
        """All settings, including secrets, with defaults for those that were never changed."""
        kept = session.get(Setting, self.name)
        return dict(self.defaults() | (kept.value if kept else {}))

    def node(self, session: Session) -> dict[str, Any]:
        """The settings as people see them, without secrets."""
        shown: dict[str, Any] = self.schema().dump(self.values(session))
        return shown

    def given(self, *others: str) -> dict[str, Any]:
        """
        Give the body of the call.

        Raises:
            FaultError: ``InvalidInput``: it has neither a field of the group nor one of ``others``.
        """
        given: dict[str, Any] = Given(unknown=INCLUDE).load(request.get_json())
        if not given.keys() & {*self.schema().fields, *others}:
            raise FaultError("InvalidInput", "No setting is named.")
        return given

    def keep(self, session: Session, given: dict[str, Any]) -> None:
        """
        Store the given fields; the others stay.

        Raises:
            FaultError: 400 ``XSSValidationFailure``.
            ValidationError: A field or the combination of fields is not valid; nothing is stored.
        """
        refuse_scripts(given)
        value = self.schema().load(self.values(session) | given)
        session.merge(Setting(name=self.name, value=value))


@cache
def _defaults(schema: type[Schema]) -> dict[str, Any]:
    defaults: dict[str, Any] = schema().load({})
    return defaults


class SettingsView(MethodView):
    """
    Reads and stores a group of settings for people with the right to a page; without a page, for everybody.

    A write answers the group as it is stored afterwards.
    """

    init_every_request = False

    def __init__(self, group: SettingsGroup, read_by: str = "", kept_by: str = "configuration") -> None:
        self._group = group
        self._read_by = read_by
        self._kept_by = kept_by

    def get(self) -> ResponseReturnValue:
        """Give the group."""
        if self._read_by:
            require_page(self._read_by)
        with database().read() as session:
            return self._group.node(session)

    def post(self) -> ResponseReturnValue:
        """Change the fields of the body; 489 ``InvalidInput`` names the fields that are not valid."""
        require_page(self._kept_by)
        with database().write() as session:
            self._group.keep(session, self._group.given())
            return self._group.node(session)

    def put(self) -> ResponseReturnValue:
        """Change the fields of the body, like `post`."""
        return self.post()
