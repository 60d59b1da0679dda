/** An inner page's own content starts in the upper half of a desktop's window, in CSS pixels. */
export const CONTENT_BEGINS_ABOVE = 480;

/** Pages whose banner is a heading and a line; others deliberately start with a picture. */
export const SHORT_BANNERS: ReadonlySet<string> = new Set([
  '/service',
  '/service-details',
  '/about',
  '/contact',
  '/portfolio',
  '/portfolio-details',
  '/imprint',
  '/404',
]);
