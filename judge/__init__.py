"""The judge: plans, runs, compares, diagnoses and reports. Imports nothing from the web application."""

__version__ = "0.1.0"
