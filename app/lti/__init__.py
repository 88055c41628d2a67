"""LTI 1.3: launched from Moodle, Canvas and other learning platforms (extra ``lti``).

Read ``platforms`` (who may launch), ``tokens`` (what they say, and whether it is true), ``people`` (who that is here),
``choosing`` (an exercise for a course), ``scores`` (what they are told).
"""
