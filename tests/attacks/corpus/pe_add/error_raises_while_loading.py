# expect: error
# why: an exception is wanted of some calls; here loading the source raises it
raise ValueError("position 12 has no row in a table of 12")
