# expect: error
# why: a dictionary that grows while it is looked through
class Value(dict):
    def values(self):
        while True:
            yield {}[0]


Value(a=1)
