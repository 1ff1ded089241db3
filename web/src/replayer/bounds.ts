/** The largest history file that the room reads, in MB (room/replaying.py). */
export const LARGEST_MB = 2;
export const LARGEST = LARGEST_MB * 2 ** 20;
