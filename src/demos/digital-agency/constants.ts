/** The fields along a sheet's upper edge, from the left, as ISO 5457 counts them. */
export const ZONE_COLUMNS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The fields along a sheet's sides, from the top. */
export const ZONE_ROWS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** A CSS pixel in millimetres: a ninety-sixth of an inch. */
export const MM_PER_PIXEL = 25.4 / 96;
