"""Through mebibytes, and rows counted one by one."""


def answer(given):
    vector = given["D"] * given["bytes"]
    mebibytes = given["T"] * given["T"] * vector / 2**20
    rows = sum(1 for _ in range(-given["K"], given["K"] + 1))
    return {"gathered": round(mebibytes / 1024, 4), "table": rows * vector}
