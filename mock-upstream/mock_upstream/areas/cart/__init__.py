"""The cart: permissions that a person has collected to assign or revoke together."""
