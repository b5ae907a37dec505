"""What becomes of a request: constraints, approval, activation, provisioning, and the way back."""
