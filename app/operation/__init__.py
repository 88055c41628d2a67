"""For whoever runs the server: what is the matter, copies of the data, what to send along when asking for help."""
