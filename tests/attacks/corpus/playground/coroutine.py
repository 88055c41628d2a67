# expect: accepted
# why: a coroutine that nobody waits for, and an asynchronous generator
async def one():
    return 1


async def many():
    yield 1


(one, many())
