"""Assignments: what somebody has and why, who has a role or resource, giving and taking."""
