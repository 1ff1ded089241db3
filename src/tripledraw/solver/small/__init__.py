"""The algorithms proven: small games of two solved and their strategies answered exactly."""
