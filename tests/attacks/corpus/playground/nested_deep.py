# expect: not-accepted
# why: lists in lists, a hundred thousand deep
value = []
for _ in range(100_000):
    value = [value]
value
