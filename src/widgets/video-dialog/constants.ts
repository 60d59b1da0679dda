/**
 * The video dialog's bounds (specification, section 9). Its third, a resize debounce of 10 ms, has
 * nothing to rule here: the frame's size is CSS, which no resize event has to follow.
 */

/** The frame's width by its height. */
export const VIDEO_RATIO = 16 / 9;

/** How long the dialog takes to come and to go, in milliseconds. */
export const VIDEO_ANIMATION = 300;

/**
 * For how long the player may be silent before the visitor is told, in milliseconds: after its
 * frame has arrived (which a browser's own error page does at once), and after the click.
 */
export const VIDEO_PATIENCE = { afterLoad: 4000, inAll: 12_000 } as const;

/** How often the player is asked whether it lives, in milliseconds. */
export const VIDEO_CALL_EVERY = 250;
