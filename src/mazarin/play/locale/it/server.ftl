# The table server, as people read of it.

serving = Mazarin è aperto su { $address } (Ctrl-C lo chiude).
