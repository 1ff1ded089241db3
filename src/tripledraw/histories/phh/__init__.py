"""PHH, the open TOML format for poker hands, variant F2L3D: read and written."""
