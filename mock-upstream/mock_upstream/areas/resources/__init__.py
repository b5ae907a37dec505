"""Resources: lists, details, names; create, change, bind and delete; what a driver or an entitlement has of them."""
