"""How lists are shown: in general, the task list, the request history."""
