"""The way in: HTTP, WebSockets, pages, and the command that opens them."""
