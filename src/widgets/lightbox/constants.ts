/** The lightbox's limits (specification, section 9). */

/** The size of a large picture on the gallery page, in CSS pixels. */
export const LARGE_PICTURE = { width: 1024, height: 768 } as const;

/** The gap between two pictures, as a fraction of the window's width. */
export const SPACING = 0.1;

/** With fewer pictures than this, the last one does not lead back to the first. */
export const LOOP_FROM = 3;

/** The duration of opening, closing and zooming, in milliseconds. */
export const ANIMATION = 333;

/** The background's opacity, 0 to 1. */
export const BACKGROUND_OPACITY = 0.8;

/** How many pictures are preloaded: before the current one, and after it. */
export const PRELOAD: [before: number, after: number] = [1, 2];

/** How long a picture may load before the loading indicator appears, in milliseconds. */
export const PRELOADER_DELAY = 2000;

/** The text between the current picture's number and the total. */
export const INDEX_SEPARATOR = ' / ';

/** Pictures displayed wider than this open and close without animation, in pixels. */
export const WIDEST_ANIMATED = 4000;

/**
 * How far an arrow key moves a zoomed picture, in pixels. This number and the two below are built
 * into PhotoSwipe; the browser tests check it against them.
 */
export const PAN_STEP = 80;

/** The maximum delay between the two taps of a double tap, in milliseconds. */
export const DOUBLE_TAP_WINDOW = 300;

/** How far a finger moves before its direction counts, in pixels. */
export const DRAG_THRESHOLD = 10;
