"""The API's page in Chinese. English is what the handlers and models themselves say."""

OPERATIONS = {
    "GET /api/v1/problems": "按学习顺序列出全部题目；对学员，只列班级选用的题目，按班级的顺序。",
    "GET /api/v1/problems/{name}": (
        "按 id 或题号取一道题。对 `answer` 和 `choice` 两类题，`seed` 能重现同一组数字或选项次序。"
    ),
    "POST /api/v1/problems/{name}/submissions": "提交代码。收到应答说明已经存好，结论随后给出。",
    "GET /api/v1/submissions/{id}": "一次提交的评测报告；还没有结论时 `verdict` 为 null。",
    "GET /api/v1/submissions/{id}/events": (
        "服务器推送事件：每评完一个用例推送一次 `case`，最后推送带有报告的 `verdict`，随即结束。"
        "如果判题迟迟没有进展，`note` 说明原因；恢复进展后其文本为空。"
    ),
    "GET /api/v1/submissions/{id}/cases/{n}/closeup": (
        "第一个未通过的用例的细节：误差分布图、误差最大的一对（画成向量）、怎样复现。"
    ),
    "GET /api/v1/problems/{name}/draft": "编辑器里最后保存的内容。",
    "PUT /api/v1/problems/{name}/draft": (
        "保存编辑器里的内容。\n\n带上 `base`（这份内容所依据的版本）时，"
        "其间另存的内容不会被覆盖：返回 409，两份都保留。"
        "不带 `base` 时，原有内容会留一份副本。"
    ),
    "GET /api/v1/problems/{name}/draft/copies": "被替换下来的草稿，新的在前。",
    "POST /api/v1/problems/{name}/draft/copies": "保存一份只在浏览器里找到、没有成为草稿的内容。",
    "GET /api/v1/problems/{name}/draft/copies/{n}": "其中一份，连同内容。",
    "POST /api/v1/complete": "光标处的名字可以怎样补全：torch 和标准库里的名字，以及代码里已有的名字。",
    "POST /api/v1/signature": "光标所在的括号属于哪个函数，参数有哪些。",
    "POST /api/v1/syntax": "代码哪里不合 Python 语法，原因是什么。只编译，绝不运行。",
    "POST /api/v1/playground/runs": "运行一段代码。立刻应答，结果随后给出。",
    "GET /api/v1/playground/runs/{id}": "这次运行和它的结果；最多等待 `wait` 秒。",
    "DELETE /api/v1/playground/runs/{id}": "停止一次运行。",
    "GET /api/v1/cards": "按学习顺序列出全部卡片。",
    "GET /api/v1/cards/due": "现在该复习的卡片（按此次序）以及各项计数。`more` 取消每天新卡片的上限。",
    "POST /api/v1/cards/{id}/reviews": "记下一张卡片答得怎样；返回下次复习的时间。",
    "GET /api/v1/search": "符合 `q` 中每个词的题目、复习卡片和图解，最相关的在前，最多 60 条。",
    "GET /healthz": "服务器有应答；逐层说明提交受到怎样的限制。",
    "GET /readyz": "服务器可以接收提交：数据写得进去，评测引擎在运行。",
    "GET /metrics": "供 Prometheus 读取的指标。",
}
"""By method and path."""

MODELS = {
    "Accepted": "已经存好、将要评测的一次提交。`waiting`：队列里有多少个；`seconds`：按最近的快慢，大约要等多久。",
    "AxisOut": "一个轴。`pattern` 说明下标的含义，其中的空位有 `i`、`half`（i mod n/2）、`adjacent`（i div 2）。",
    "CardOut": "一张复习卡片，以及对它掌握得怎样。问题和答案是带 TeX 公式的 Markdown。",
    "CaseReport": "报告里的一个用例。",
    "CloseupOut": "第一个未通过的用例能看到的细节；不适用的项为 null。",
    "CompletionOut": "此处可以填入的名字；它们替换从 `start` 列到光标之间的内容。",
    "CopyIn": "与草稿并存的一份内容。",
    "DiagnosisReport": "错在哪里：误解的名称和说明。",
    "DraftCopyDetail": "同上，连同内容。",
    "DraftCopyOut": "被替换下来，或与另一份冲突而未被采用的草稿。",
    "DraftIn": "编辑器里的内容。`base`：所依据的版本，没有则为 0；`why`：原内容为什么被放弃。",
    "DraftOut": "最后保存的草稿；没有时为 null，版本为 0。",
    "DueOut": "现在该复习的卡片；`next` 是此后最早到期的时间。",
    "ErrorOut": "所有错误的统一格式。",
    "FoundOut": "一条搜索结果。`title` 里可能有 Markdown 和 TeX；`note` 说明它是什么、在哪一部分。",
    "Item": "一种补全。",
    "Limits": "一次运行的上限：时间、在热进程之外占用的内存、保留的输出。",
    "MapOut": (
        "按行列排开的误差，见 `judge.closeup.ErrorMap`；为 null 的格子，误差没有大小可言。`limits`：颜色分界，"
        "不超过第一个的算对。`legend` 是各颜色的名称。`plain`：只有 `rotary` 维参与旋转时，不成对的维怎样标注。"
    ),
    "PairOut": "误差最大的一对。`turned`：返回的向量比应有的向量多转了多少度。",
    "PlaceIn": "同上，加上光标的位置：`line` 从 1 数起，`column` 从 0 数起，按码点计。",
    "PlaneOut": "误差图的一页；`title` 说明前面各轴的下标，或者这是各页之中的最大值。",
    "PlayIn": "要运行的代码。",
    "PlayedOut": (
        "一次运行的结果。`fault`：正常结束时为 null，否则 `message` 说明发生了什么、在代码哪几行。"
        "`text` 是最后一个表达式的值，`tensors` 是其中的张量，截到页面显示得下的大小。"
    ),
    "ProblemDetail": "一道题的全部内容。`question`：新抽的数字（`answer` 类）或打乱的选项（`choice` 类）。",
    "ProblemOut": "列表里的一道题。`opens`、`closes`：班级学员可以提交的起止时间；没有则为 null。",
    "ReadingOut": "哪里讲解了这个错误：`place` 是题目页面里的锚点。",
    "ReplayOut": (
        "怎样复现：一条命令，评测的是 `file`；以及带有同样输入的 Python 代码，它导入 `module`。`note` 说明为什么没有。"
    ),
    "Report": "学员看到的评测报告。",
    "ReviewIn": (
        "一张卡片答得怎样：1 忘了，2 困难，3 良好，4 容易。`after`："
        "显示卡片时它已复习过几次，这样重复送来的答案只算一次。"
    ),
    "RunOut": "一次运行：`waiting`（`ahead`：前面还有几个）、`done`，或没有结果的 `stopped`。",
    "Shown": "一个张量。`without`：为什么这里没有它的数值；`part`：只有一部分时，这部分的形状。",
    "SignatureOut": "光标所在的函数调用。",
    "Slice": "其余各轴取定下标时的最后两个轴。`rows` 为复数时，`sizes` 是绝对值。",
    "SourceIn": "编辑器里的内容。",
    "SubmissionIn": "一次提交。`run` 只评测样例；`seed` 和 `case` 重现报告里的同一组数字和用例。",
    "SyntaxOut": "第一处不合 Python 语法的地方；全都合法或没有检查时为 null。",
    "VectorOut": "误差最大的一对中的一个向量；`angle` 是从第一个维起的角度，长度为零时为 null。",
    "Verdict": "一个用例或整个提交的结论，最严重的在前。",
    "WorstReport": "一个错误的元素，用读者的语言说明。",
    "app__api__models__Fault": "出了什么错：`code` 给程序看，`message` 和 `hint` 给人看。",
    "judge__completion__question__Fault": (
        "代码哪里、为什么不合 Python 语法：行列从 1 数起，不含末尾，用 Python 自己的话。"
    ),
    "judge__completion__question__Signature": "函数怎样调用。`active`：正在填写第几个参数；都不对应时为 None。",
    "judge__outcome__Signature": "一个值的形状和 dtype。不是张量时 `shape` 为 None，`dtype` 是它的类型名。",
}
"""By the model's name."""
