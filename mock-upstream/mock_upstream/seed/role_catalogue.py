"""The functions of the organisation's systems, and the departments that use them."""

from __future__ import annotations

from dataclasses import dataclass

Names = dict[str, str]


@dataclass(frozen=True)
class System:
    """
    A system and the actions that people may do in it.

    ``departments`` use the system; its roles are in ``category``. Roles for ``sensitive`` actions need a quorum of
    heads, those for actions ``in_turn`` need one head after the other.
    """

    name: str
    category: str
    departments: tuple[str, ...]
    duties: tuple[str, ...]
    sensitive: tuple[str, ...] = ()
    in_turn: tuple[str, ...] = ()


DUTIES: dict[str, Names] = {
    "read": {"en": "Read", "de": "Lesen", "ar": "قراءة"},
    "report": {"en": "Run Reports", "de": "Berichte ausführen", "ar": "تشغيل التقارير"},
    "change": {"en": "Change", "de": "Ändern", "ar": "تعديل"},
    "post": {"en": "Post Payments", "de": "Zahlungen buchen", "ar": "ترحيل المدفوعات"},
    "release": {"en": "Release Payments", "de": "Zahlungen freigeben", "ar": "اعتماد المدفوعات"},
    "order": {"en": "Create Orders", "de": "Bestellungen anlegen", "ar": "إنشاء الطلبات"},
    "approve": {"en": "Approve Orders", "de": "Bestellungen freigeben", "ar": "اعتماد الطلبات"},
    "administer": {"en": "Administer", "de": "Verwalten", "ar": "إدارة"},
    "operate": {"en": "Operate", "de": "Bedienen", "ar": "تشغيل"},
    "audit": {"en": "Audit", "de": "Prüfen", "ar": "تدقيق"},
}
"""Each is a permission role of each system that has it."""

CATEGORIES: dict[str, Names] = {
    "finance": {"en": "Finance", "de": "Finanzen", "ar": "المالية"},
    "operations": {"en": "Operations", "de": "Betrieb", "ar": "العمليات"},
    "engineering": {"en": "Engineering", "de": "Technik", "ar": "الهندسة"},
    "it": {"en": "Information Technology", "de": "Informationstechnik", "ar": "تقنية المعلومات"},
    "people": {"en": "People", "de": "Personal", "ar": "الموارد البشرية"},
    "sales": {"en": "Sales", "de": "Vertrieb", "ar": "المبيعات"},
    "compliance": {"en": "Compliance", "de": "Compliance", "ar": "الامتثال"},
}

SYSTEMS = (
    System(
        "General Ledger", "finance", ("Finance",), ("read", "report", "post", "release", "audit"), ("post", "release")
    ),
    System("Payroll", "finance", ("Finance", "People"), ("read", "change", "report", "release"), ("change", "release")),
    System("Treasury", "finance", ("Finance",), ("read", "post", "release"), ("post", "release"), ("release",)),
    System(
        "Purchasing",
        "finance",
        ("Procurement", "Finance"),
        ("read", "order", "approve", "report"),
        ("order", "approve"),
    ),
    System("Supplier Portal", "finance", ("Procurement",), ("read", "change", "administer")),
    System("Plant Control", "operations", ("Operations",), ("read", "operate", "administer"), ("administer",)),
    System("Grid Planning", "operations", ("Operations", "Engineering"), ("read", "change", "report")),
    System("Maintenance", "operations", ("Operations",), ("read", "change", "order", "report")),
    System("Drawings", "engineering", ("Engineering", "Operations"), ("read", "change", "administer")),
    System("Source Code", "engineering", ("Engineering", "IT"), ("read", "change", "administer"), ("administer",)),
    System("Directory", "it", ("IT",), ("read", "change", "administer", "audit"), ("administer",)),
    System("Service Desk", "it", ("IT",), ("read", "operate", "report", "administer")),
    System("Network", "it", ("IT",), ("read", "operate", "administer"), ("administer",)),
    System("Personnel Files", "people", ("People",), ("read", "change", "report", "audit"), ("change",)),
    System("Recruiting", "people", ("People",), ("read", "change", "report")),
    System("Customer Relations", "sales", ("Sales",), ("read", "change", "report", "administer")),
    System("Contracts", "compliance", ("Legal", "Procurement"), ("read", "change", "audit"), ("change",)),
    System("Data Room", "compliance", ("Legal", "Finance"), ("read", "administer", "audit"), ("administer",)),
)

USER: Names = {"en": "User", "de": "Benutzer", "ar": "مستخدم"}
SPECIALIST: Names = {"en": "Specialist", "de": "Fachkraft", "ar": "أخصائي"}
EMPLOYEE: Names = {"en": "Employee", "de": "Mitarbeiter", "ar": "موظف"}
MANAGER: Names = {"en": "Manager", "de": "Leitung", "ar": "مدير"}
