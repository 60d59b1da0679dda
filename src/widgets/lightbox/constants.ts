/** The lightbox's bounds (specification, section 9). */

/** The size of a large picture on the gallery page, in CSS pixels. */
export const LARGE_PICTURE = { width: 1024, height: 768 } as const;

/** The gap between two pictures, as a part of the window's width. */
export const SPACING = 0.1;

/** Below this many pictures the last one does not lead back to the first. */
export const LOOP_FROM = 3;

/** How long opening, closing and zooming take, in milliseconds. */
export const ANIMATION = 333;

/** The background's opacity, 0 to 1. */
export const BACKGROUND_OPACITY = 0.8;

/** How many pictures are fetched ahead: before the one that is seen, and after it. */
export const PRELOAD: [before: number, after: number] = [1, 2];

/** For how long a picture may be awaited before that is shown, in milliseconds. */
export const PRELOADER_DELAY = 2000;

/** What stands between the number of the picture and that of all. */
export const INDEX_SEPARATOR = ' / ';

/** Pictures that appear wider than this open and close without animation, in pixels. */
export const WIDEST_ANIMATED = 4000;

/**
 * How far an arrow key moves a zoomed picture, in pixels. PhotoSwipe has this number and the two
 * below built in; the browser tests hold it to them.
 */
export const PAN_STEP = 80;

/** How soon a second tap must follow for the two to zoom, in milliseconds. */
export const DOUBLE_TAP_WINDOW = 300;

/** How far a finger moves before its direction counts, in pixels. */
export const DRAG_THRESHOLD = 10;
