"""The command line: practise, judge and watch exercises without a browser."""
