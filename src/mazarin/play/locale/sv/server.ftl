# The table server, as people read of it.

serving = Mazarin är öppet på { $address } (Ctrl-C stänger).
