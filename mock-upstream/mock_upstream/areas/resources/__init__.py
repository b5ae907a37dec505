"""Resources: lists, details, names; create, change, bind and delete; the resources of a driver or an entitlement."""
