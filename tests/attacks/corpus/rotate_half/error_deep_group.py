# expect: not-accepted
# why: exception groups nested ten thousand deep
def rotate_half(x):
    error = ValueError("core")
    for _ in range(10_000):
        error = ExceptionGroup("layer", [error])
    raise error
