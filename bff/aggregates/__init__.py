"""Screen-shaped answers that join several upstream calls."""
