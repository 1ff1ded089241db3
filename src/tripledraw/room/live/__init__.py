"""A table with people at it: commands in, the log written, frames out, the clock kept."""
