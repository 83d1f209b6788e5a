"""Ports for servers that tests start as processes of their own, and may kill and start again."""

import random
import socket

_PORTS = range(20_000, 32_000)
"""Below those that systems give to whoever asks for any, so that nobody else comes between two starts."""


def free_port() -> int:
    """A port that nobody listens on now, and hardly anybody soon."""
    while True:
        port = random.choice(_PORTS)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
