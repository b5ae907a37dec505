"""What tests ask for: a fresh start, failures, another time, and what arrived."""
