/** Colours of the seats in a terminal, and that of the enemy. */
export const SEAT_PAINT: readonly string[] = ['36', '35', '33', '32', '34', '31'];
export const RED = '31;1';
