/** The longest texts that the room takes (room/http/bodies.py); it says itself what is too short. */

export const MOST_NAME = 40;
export const MOST_PASSWORD = 200;
export const MOST_LABEL = 40;
