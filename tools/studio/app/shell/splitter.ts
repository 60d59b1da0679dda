/** The least and the greatest width of the panel, in pixels. */
export const PANEL_BOUNDS = { min: 288, max: 760 } as const;

/** The width of the panel before anybody has changed it, in pixels. */
export const PANEL_SIZE = 416;

/** How far one press of an arrow key moves the splitter, in pixels. */
const STEP = 16;

/** A width that the panel may have. */
export const bounded = (size: number): number =>
  Math.min(PANEL_BOUNDS.max, Math.max(PANEL_BOUNDS.min, Math.round(size)));

/**
 * The panel’s width after a key on the splitter.
 *
 * @param isRightToLeft the panel is at the right then, and the arrow to the left widens it
 * @returns undefined for keys that do not move it
 */
export function sizeAfterKey(
  size: number,
  key: string,
  isRightToLeft: boolean,
): number | undefined {
  const wider = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const narrower = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === wider) return bounded(size + STEP);
  if (key === narrower) return bounded(size - STEP);
  if (key === 'Home') return PANEL_BOUNDS.min;
  if (key === 'End') return PANEL_BOUNDS.max;
  return undefined;
}
