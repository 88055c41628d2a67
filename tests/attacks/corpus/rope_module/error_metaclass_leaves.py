# expect: error
# why: making an instance raises SystemExit from the metaclass
class Leaves(type):
    def __call__(cls, *args, **kwargs):
        raise SystemExit(0)


class RotaryEmbedding(metaclass=Leaves):
    pass
