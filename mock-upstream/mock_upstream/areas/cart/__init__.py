"""The cart: what somebody has put aside to give or take in one go."""
