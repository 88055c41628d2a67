"""``judge calibrate``: where each tolerance lies between the worst right answer and the best wrong one.

Errors are told as shares of what is allowed: up to 1 an element is right. Read in this order: ``share`` (one call),
``crude`` (answers of too little precision), ``calibration`` (all answers over some seeds), ``show``.
"""

from judge.calibrate.calibration import GAP, Calibration, Standing, calibrate
from judge.calibrate.show import show

__all__ = ["GAP", "Calibration", "Standing", "calibrate", "show"]
