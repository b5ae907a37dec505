"""The workflows of the organisation, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mock_upstream.store.request_definitions import PROVISIONING, RESOURCE_APPROVAL, ROLE_APPROVAL, SOD_APPROVAL

Names = dict[str, str]
HEAD_OF = "head:"
"""The approver ``head:IT`` is the head of that department; ``manager`` is the recipient's manager."""

CATEGORIES: dict[str, Names] = {
    "accounts": {"en": "Accounts", "de": "Konten", "ar": "الحسابات"},
    "entitlements": {"en": "Entitlements", "de": "Berechtigungen", "ar": "الصلاحيات"},
    "equipment": {"en": "Equipment", "de": "Ausstattung", "ar": "المعدات"},
    "attestation": {"en": "Approvals", "de": "Genehmigungen", "ar": "الموافقات"},
}


@dataclass(frozen=True)
class Workflow:
    """
    A workflow in words.

    ``steps`` are pairs of the approvers and the quorum; ``asks`` the names of its data items, ``form`` the common name
    of its request form, empty for what has only a page of the older dashboard.
    """

    names: Names
    description: str
    category: str
    steps: tuple[tuple[tuple[str, ...], str], ...] = ()
    process_type: str = PROVISIONING
    asks: tuple[str, ...] = ()
    form: str = "Request"
    approval_form: str = "Approval"
    expiration_required: bool = False
    helpdesk: bool = False


_MANAGER: tuple[tuple[str, ...], str] = (("manager",), "")

WORKFLOWS = (
    Workflow(
        {"en": "Site Access", "de": "Werkszutritt", "ar": "دخول الموقع"},
        "A badge for one of the sites",
        "equipment",
        (_MANAGER, ((f"{HEAD_OF}Operations",), "")),
        asks=("site", "reason"),
        expiration_required=True,
    ),
    Workflow(
        {"en": "Laptop", "de": "Notebook", "ar": "حاسوب محمول"},
        "A laptop with the standard software",
        "equipment",
        (_MANAGER,),
        asks=("model",),
    ),
    Workflow(
        {"en": "Mobile Phone", "de": "Mobiltelefon", "ar": "هاتف محمول"},
        "A phone with a company number",
        "equipment",
        asks=("model",),
        form="RequestFormSelfProvision",
    ),
    Workflow(
        {"en": "Guest Account", "de": "Gastkonto", "ar": "حساب زائر"},
        "An account for somebody from outside",
        "accounts",
        (_MANAGER, ((f"{HEAD_OF}IT",), ""), (("admin",), "")),
        asks=("guest", "company", "until"),
        expiration_required=True,
    ),
    Workflow(
        {"en": "Service Account", "de": "Dienstkonto", "ar": "حساب خدمة"},
        "An account for a program",
        "accounts",
        ((("admin",), ""),),
        asks=("program",),
        form="",
    ),
    Workflow(
        {"en": "Production Data Export", "de": "Export von Produktionsdaten", "ar": "تصدير بيانات الإنتاج"},
        "A copy of productive data for a purpose that is written down",
        "entitlements",
        (_MANAGER, ((f"{HEAD_OF}Legal",), ""), ((f"{HEAD_OF}IT",), ""), (("admin",), "")),
        asks=("tables", "purpose"),
        expiration_required=True,
    ),
    Workflow(
        {"en": "Company Credit Card", "de": "Firmenkreditkarte", "ar": "بطاقة ائتمان الشركة"},
        "A card for purchases",
        "entitlements",
        (((f"{HEAD_OF}Finance", f"{HEAD_OF}Procurement", "delegate"), "60%"),),
        asks=("limit",),
    ),
    Workflow(
        {"en": "Service Desk Ticket", "de": "Ticket an die Benutzerhilfe", "ar": "تذكرة مكتب الخدمة"},
        "Help with whatever does not work",
        "accounts",
        ((("helpdesk",), ""),),
        asks=("subject", "description"),
        form="HelpdeskRequest",
        approval_form="HelpdeskApproval",
        helpdesk=True,
    ),
    Workflow(
        {"en": "Manager Approves Role", "de": "Vorgesetzte genehmigen die Rolle", "ar": "المدير يعتمد الدور"},
        "The recipient's manager decides",
        "attestation",
        (_MANAGER,),
        process_type=ROLE_APPROVAL,
        form="RoleRequest",
        approval_form="RoleApproval",
    ),
    Workflow(
        {"en": "Manager and IT Approve Role", "de": "Vorgesetzte und IT genehmigen die Rolle", "ar": "المدير والتقنية"},
        "The recipient's manager decides, then the head of IT",
        "attestation",
        (_MANAGER, ((f"{HEAD_OF}IT",), "")),
        process_type=ROLE_APPROVAL,
        form="RoleRequest",
        approval_form="RoleApproval",
    ),
    Workflow(
        {"en": "Standard Role Approval", "de": "Übliche Rollengenehmigung", "ar": "اعتماد الدور المعتاد"},
        "Those whom the role names decide",
        "attestation",
        process_type=ROLE_APPROVAL,
        form="RoleRequest",
        approval_form="RoleApproval",
    ),
    Workflow(
        {"en": "Manager Approves Resource", "de": "Vorgesetzte genehmigen die Ressource", "ar": "المدير يعتمد المورد"},
        "The recipient's manager decides",
        "attestation",
        (_MANAGER,),
        process_type=RESOURCE_APPROVAL,
        form="ResourceRequest",
        approval_form="ResourceApproval",
    ),
    Workflow(
        {"en": "Standard Resource Approval", "de": "Übliche Ressourcengenehmigung", "ar": "اعتماد المورد المعتاد"},
        "Those whom the resource names decide",
        "attestation",
        process_type=RESOURCE_APPROVAL,
        form="ResourceRequest",
        approval_form="ResourceApproval",
    ),
    Workflow(
        {"en": "SoD Conflict Approval", "de": "Genehmigung eines Rollenkonflikts", "ar": "اعتماد تعارض الأدوار"},
        "Those whom the constraint names decide",
        "attestation",
        process_type=SOD_APPROVAL,
        form="RoleRequest",
        approval_form="SoDConflictApproval",
    ),
)


def data_items(workflow: Workflow) -> list[dict[str, Any]]:
    """Build the data items that the workflow asks for; all of them are texts."""
    return [{"name": name, "dataType": "string", "multiValued": False} for name in workflow.asks]
