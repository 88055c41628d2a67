"""Exercises: their folders read, checked and offered by id. Importing this does not import torch."""

from judge.problem.catalogue import Catalogue
from judge.problem.problem import Problem
from judge.problem.wrong_answer import WrongAnswer

__all__ = ["Catalogue", "Problem", "WrongAnswer"]
