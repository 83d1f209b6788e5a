"""Tables over HTTP and WebSocket: the log of every table, the live tables made from it, and who may see what."""
