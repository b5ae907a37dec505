"""The calls of the identity applications, one package per area; areas meet in the store only."""
