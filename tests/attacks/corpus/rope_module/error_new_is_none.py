# expect: error
# why: __new__ returns None, which cannot be called
class RotaryEmbedding:
    def __new__(cls, **_config):
        return None
