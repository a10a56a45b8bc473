# The table server, as people read of it.

serving = Mazarin is open at { $address } (Ctrl-C closes it).
