"""Playing: moves checked, events told, positions and records written, sentences spoken.

Knows no bots, no sockets.
"""
