"""The classroom: teachers, their classes, and the learners in them."""
