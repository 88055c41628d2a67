"""Measurements of the judge on the machine at hand; ``benchmarks.judge`` runs them all. Figures, never tests."""
