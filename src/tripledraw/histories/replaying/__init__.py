"""Every recorded hand is played again through the rules, and compared with what it states."""
