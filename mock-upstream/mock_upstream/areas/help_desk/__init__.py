"""The help desk: who helps, open tickets, new ones."""
