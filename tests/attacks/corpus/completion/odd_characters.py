# expect: answered-or-not
# why: control characters, right-to-left marks, an unfinished string
x = "‮⁦ [2J﻿
 y z = ｆｏｏ = '''
