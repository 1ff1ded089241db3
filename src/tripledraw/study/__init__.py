"""Learning from hands: what each decision cost, and what would have been better.

Needs the extra ``study`` (NumPy, Numba; Matplotlib for reports with pictures).
"""
