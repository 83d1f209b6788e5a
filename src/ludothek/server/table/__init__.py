"""A table without any I/O: its entries, the state they lead to, and what may happen next."""
