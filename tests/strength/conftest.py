from tests.kernels import keep_kernels

keep_kernels()
