"""What is shown of a first failing case beyond the report: pictures of the error, and how to replay it.

Read in this order: ``view`` (who may see what, in which language), ``models`` (the same as JSON), ``replay`` (the
command and the inputs as Python), ``drawing`` (geometry of the pictures).
"""
