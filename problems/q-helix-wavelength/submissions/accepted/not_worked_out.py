"""Nothing worked out: the sheet takes π and powers."""


def answer(given):
    return {"wave": f"2π*{given['base']}^({2 * given['i']}/128)"}
