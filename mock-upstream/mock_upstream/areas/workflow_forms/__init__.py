"""Workflow forms: templates of workflows, and the forms that can be bound to them."""
