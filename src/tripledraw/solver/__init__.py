"""What good play is: small games solved exactly, the last draws live, a blueprint of the rest."""
