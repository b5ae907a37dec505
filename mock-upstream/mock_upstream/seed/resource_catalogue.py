"""The resources that do not come from the functions of a system: accounts, groups, licences, devices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.connected_systems import CLOUD, DIRECTORY, ERP, PRODUCTION, QUALITY, RETIRED_GROUP, Place
from mock_upstream.store.drivers import parameter_of
from mock_upstream.store.request_definitions import definition_dn
from mock_upstream.store.resources import DYNAMIC

if TYPE_CHECKING:
    from mock_upstream.seed.role_catalogue import Names

OFFERED: Names = {"en": "{} Access", "de": "Zugang {}", "ar": "صلاحية {}"}
"""The words before and after the name of a function in the names of the resources of systems."""
WORKFLOW = definition_dn("Manager Approves Resource")
"""The workflow that approves a resource whose approval is `CUSTOM`."""

NO_APPROVAL = "none"
SERIAL, QUORUM, CUSTOM = "serial", "quorum", "custom"


@dataclass(frozen=True)
class Question:
    """Something that is asked of a person who wants a resource; ``kind`` is Integer, Boolean, List or String."""

    id: str
    kind: str
    names: Names
    fixed: str = ""


@dataclass(frozen=True)
class Offer:
    """
    A resource.

    ``parameter`` is as in the table. ``approval`` is one of the kinds above; with ``revoke`` a revocation is approved
    by the same way of approval, by other people where it is not `QUORUM`.
    """

    names: Names
    description: str
    category: str
    department: str
    place: Place | None = None
    parameter: str = ""
    approval: str = NO_APPROVAL
    revoke: bool = False
    questions: tuple[Question, ...] = ()
    allow_multiple: bool = False
    expires_after: str = ""
    container: str = ""
    managed: bool = False


OFFERS = (
    Offer(
        {"en": "Network Account", "de": "Netzwerkkonto", "ar": "حساب الشبكة"},
        "An account in the directory of the network",
        "it",
        "IT",
        Place(DIRECTORY, "UserAccount"),
        managed=True,
    ),
    Offer(
        {"en": "Mailbox", "de": "Postfach", "ar": "صندوق البريد"},
        "A mailbox in one of the databases",
        "it",
        "IT",
        Place(DIRECTORY, "Mailbox"),
        DYNAMIC,
    ),
    Offer(
        {"en": "Group Membership", "de": "Gruppenmitgliedschaft", "ar": "عضوية مجموعة"},
        "Membership in a group of the directory, whichever is asked for",
        "it",
        "IT",
        Place(DIRECTORY, "Group"),
        DYNAMIC,
        SERIAL,
        revoke=True,
        allow_multiple=True,
    ),
    Offer(
        {"en": "Old Intranet Access", "de": "Zugang altes Intranet"},
        "Writing in the intranet that was switched off; its group is gone",
        "it",
        "IT",
        Place(DIRECTORY, "Group"),
        parameter_of(RETIRED_GROUP.native, None),
    ),
    Offer(
        {"en": "ERP Account", "de": "ERP-Konto", "ar": "حساب نظام تخطيط الموارد"},
        "An account in the production client of the ERP",
        "finance",
        "Finance",
        Place(ERP, "Account", PRODUCTION),
        managed=True,
    ),
    Offer(
        {"en": "ERP Test Profile", "de": "ERP-Testprofil", "ar": "ملف اختبار تخطيط الموارد"},
        "A profile in the quality-assurance client of the ERP, for a while",
        "finance",
        "Finance",
        Place(ERP, "Profile", QUALITY),
        DYNAMIC,
        SERIAL,
        allow_multiple=True,
        expires_after="3M",
    ),
    Offer(
        {"en": "Office Licence", "de": "Office-Lizenz", "ar": "رخصة المكتب"},
        "A licence for the office services; the larger ones cost more",
        "it",
        "IT",
        Place(CLOUD, "Licence"),
        DYNAMIC,
        QUORUM,
        revoke=True,
        questions=(
            Question("costCentre", "String", {"en": "Cost centre", "de": "Kostenstelle", "ar": "مركز التكلفة"}),
            Question("contract", "String", {"en": "Contract", "de": "Vertrag", "ar": "العقد"}, "OFF-2024-07"),
        ),
    ),
    Offer(
        {"en": "Laptop", "de": "Laptop", "ar": "حاسوب محمول"},
        "A laptop with what belongs to it",
        "it",
        "IT",
        approval=SERIAL,
        container="Equipment",
        questions=(
            Question("model", "List", {"en": "Model", "de": "Modell", "ar": "الطراز"}),
            Question("screens", "Integer", {"en": "Screens", "de": "Bildschirme", "ar": "الشاشات"}),
            Question("docking", "Boolean", {"en": "Docking station", "de": "Dockingstation", "ar": "محطة إرساء"}),
        ),
    ),
    Offer(
        {"en": "Site Badge", "de": "Werksausweis", "ar": "شارة الموقع"},
        "A badge that opens the gates of a site",
        "operations",
        "Operations",
        approval=CUSTOM,
        container="Equipment",
        allow_multiple=True,
        expires_after="1Y",
        questions=(Question("site", "String", {"en": "Site", "de": "Standort", "ar": "الموقع"}),),
    ),
    Offer(
        {"en": "Company Car", "de": "Dienstwagen", "ar": "سيارة الشركة"},
        "A car of the fleet",
        "people",
        "People",
        approval=QUORUM,
        revoke=True,
        container="Equipment",
    ),
)


def question_node(question: Question) -> dict[str, Any]:
    """Build a ResourceParamNode; nobody has to answer a question that has a ``fixed`` answer."""
    return {
        "id": question.id,
        "type": question.kind,
        "scope": "user",
        "binding": "static" if question.fixed else "dynamic",
        "displayValue": question.names["en"],
        "localizedDisplayValues": [{"locale": locale, "name": name} for locale, name in question.names.items()],
        "staticValue": question.fixed,
        "multiValue": False,
        "instance": not question.fixed,
        "hide": bool(question.fixed),
    }
