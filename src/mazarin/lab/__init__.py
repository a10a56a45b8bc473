"""The laboratory: many deals played by bots, and what they show.

Bots get views only, as everywhere. Knows no sockets and no terminal.
"""
