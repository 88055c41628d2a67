# expect: error
# why: KeyboardInterrupt while the module is imported
raise KeyboardInterrupt
