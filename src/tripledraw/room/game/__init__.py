"""A table as a state that entries of its log change: seats, chips, clocks, hands, sit-and-gos."""
