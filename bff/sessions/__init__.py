"""Sessions: one encrypted Redis hash each, written only by compare-and-set."""
