"""The index of permissions: notices about changes of roles, resources and workflows."""
