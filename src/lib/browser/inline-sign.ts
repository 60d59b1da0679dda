/** 1 where one reads from left to right, -1 where one reads from right to left. */
export type InlineSign = 1 | -1;

/**
 * Returns the sign of distances along the line in an element, as `--inline-sign` does in stylesheets.
 * It reads the attribute, since computing styles would cost a layout.
 */
export const inlineSign = (element: Element | null | undefined): InlineSign =>
  element?.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1;
