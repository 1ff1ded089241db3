"""The server itself: the application, the sockets, start, readiness and stop."""
