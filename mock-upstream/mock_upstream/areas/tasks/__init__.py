"""Tasks: lists, one task, and what people do with them."""
