"""What the impact preview says beside what the mock then does."""
