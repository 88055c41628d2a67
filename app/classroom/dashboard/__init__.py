"""What a teacher sees of a class while it works: who is where, what is misunderstood, who is stuck."""
