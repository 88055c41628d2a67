# expect: error
# why: looking any attribute up looks up another
class RotaryEmbedding:
    def __init__(self, **_config):
        pass

    def __getattribute__(self, name):
        return getattr(self, name + "_")

    def __call__(self, q, offset=0):
        return self.table
