"""
Every upstream call, described once, one module per area.

The proxy's allow-list, the input rules, ``openapi.json``, the UI's types and the contract tests all come from here.
"""
