"""Monitoring of workflows: processes, their tasks and comments; breaking off and passing on."""
