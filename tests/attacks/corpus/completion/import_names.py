# expect: answered-or-not
# why: names of modules that are paths
from ...etc import passwd
import etc.passwd, tmp.x
__path__ = ["/etc", "/proc/self"]
__file__ = "/proc/self/environ"
from etc.
