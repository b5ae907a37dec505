"""The lifecycle of a request: constraints, approval, activation, provisioning, and retraction."""
