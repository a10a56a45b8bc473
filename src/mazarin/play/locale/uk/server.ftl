# The table server, as people read of it.

serving = Mazarin відчинено: { $address } (Ctrl-C зачиняє).
