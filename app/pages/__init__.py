"""Pages for people. They work without JavaScript, and better with it."""
