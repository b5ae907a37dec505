"""CPRS: permission reconciliation and publishing."""
