"""What is fast and by how much: each part runs alone, `python -m bench` runs all of them."""
