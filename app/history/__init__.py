"""What a learner handed in and typed, and what changed between any two of them."""
