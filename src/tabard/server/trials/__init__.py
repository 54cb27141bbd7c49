"""Trials of a whole server: a real process, real sockets, people made of clients."""
