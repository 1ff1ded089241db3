"""The executable vectors of the written rules, and how to read them."""
