"""What the solver is measured by."""
