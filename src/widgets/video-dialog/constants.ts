/**
 * The video dialog's limits (specification, section 9). The third, a resize debounce of 10 ms, is
 * not needed: CSS sizes the frame, so no code handles resize events.
 */

/** The frame's aspect ratio, width by height. */
export const VIDEO_RATIO = 16 / 9;

/** The duration of the dialog's opening and closing, in milliseconds. */
export const VIDEO_ANIMATION = 300;

/**
 * How long the player may stay silent before the visitor is warned, in milliseconds: after its
 * frame has loaded (which a browser's own error page does at once), and after the click.
 */
export const VIDEO_PATIENCE = { afterLoad: 4000, inAll: 12_000 } as const;

/** The interval between messages that check the player, in milliseconds. */
export const VIDEO_CALL_EVERY = 250;
