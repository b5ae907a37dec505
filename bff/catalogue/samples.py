"""Names and ids for examples: ``metadata`` of the fields that hold them."""

_CONFIGURATION = "cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"

PERSON = {"example": "cn=abrooks,ou=users,o=data"}
OTHER_PERSON = {"example": "cn=ahill,ou=users,o=data"}
PEOPLE = {"example": ["cn=abrooks,ou=users,o=data", "cn=ahill,ou=users,o=data"]}
CONTAINER = {"example": "ou=users,o=data"}
ROLE = {"example": f"cn=PayrollUser,cn=Level20,cn=RoleDefs,{_CONFIGURATION}"}
TWO_ROLES = {
    "example": [{"id": f"cn={name},cn=Level20,cn=RoleDefs,{_CONFIGURATION}"} for name in ("Payer", "Approver")]
}
RESOURCE = {"example": f"cn=Laptop,cn=ResourceDefs,{_CONFIGURATION}"}
CONSTRAINT = {"example": f"cn=PayAndApprove,cn=SoDDefs,{_CONFIGURATION}"}
TEAMS = {"example": ["cn=Payroll,cn=TeamDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"]}
TEMPLATE = {
    "example": "cn=SingleApproval,cn=RequestDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
}
ENTITLEMENT = {"example": "cn=Account,cn=ERP Driver,cn=driverset1,o=system"}
REQUEST = {"example": "8f14e45fceea467a9d4f2b6c1e0a7d35"}
TASK = {"example": "c9f0f895fb98ab9159f51fd0297e236d"}
STAND_IN = {"example": "cn=Deputy,cn=DelegateeDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"}
WORDS = {
    "name": "Payroll user",
    "description": "Sees and changes the payroll",
    "fullName": "Anna Brooks",
    "type": "user",
    "key": "FirstName",
    "value": "Anna",
    "locale": "de",
    "displayLabel": "First name",
    "container": "ou=users,o=data",
    "reason": "Works in payroll",
}
"""Example texts in replies by field name, for fields without an example of their own."""
