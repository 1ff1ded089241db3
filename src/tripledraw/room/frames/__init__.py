"""What each seat is told: the state as it sees it and the frames that change it."""
