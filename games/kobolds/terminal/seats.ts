/** One colour for each seat in a terminal; what belongs to nobody has none. */
export const SEAT_PAINT: readonly string[] = ['36', '35'];
