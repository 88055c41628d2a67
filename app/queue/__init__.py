"""Many machines: the queue in PostgreSQL, workers that judge what stands in it, and servers that follow them.

A submission's row and its job are stored in one transaction (``statements``). Each version of an exercise has a queue
of its own (``names``), so that a worker with other exercises never sees the job. What happened is told by notices
(``notices``), which may be lost: the rows are the truth. ``venue`` is the server's side, ``worker`` the worker's;
``warden``, which runs in both, gives back what a dead worker held.
"""
