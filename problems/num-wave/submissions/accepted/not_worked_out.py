"""Nothing worked out: the sheet takes π and powers."""


def answer(given):
    texts = [f"2π*{given['base']}^({2 * i}/{given['d']})" for i in given["i"]]
    return {"wave": f"({', '.join(texts)})"}
