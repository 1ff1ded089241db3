"""The tables of one process: opening, keeping, listing and handing them over."""
