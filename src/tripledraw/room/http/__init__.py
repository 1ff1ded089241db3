"""The pages under /api/v1: JSON in, JSON out, refusals as in `refusals`."""
