"""Scenarios: on request, they change the seeded organisation into a situation that a tester needs."""
