# expect: answered-or-not
# why: what would run if anything did: decorators, properties, metaclasses, defaults
import os


def run(*args, **kwargs):
    os._exit(os.system("touch /tmp/rope-judge-mark"))


class Meta(type):
    __call__ = __getattr__ = __dir__ = __mro__ = property(run)


@run
class A(metaclass=Meta):
    __slots__ = run()

    @property
    def x(self, y=run()):
        return run()


A().x.
