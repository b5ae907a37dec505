"""Situations that testers need, made from the seeded organisation when somebody asks for them."""
