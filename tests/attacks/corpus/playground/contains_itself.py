# expect: accepted
# why: a list that is its own element
value = [1]
value.append(value)
value
