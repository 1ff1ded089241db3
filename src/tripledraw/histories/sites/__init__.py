"""The readers of what poker sites print: one grammar a site, one engine for all."""
