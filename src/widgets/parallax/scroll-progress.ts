/**
 * Returns how far a frame has travelled through the window: 0 below the window, 1 above it.
 *
 * @param top the distance of the frame's upper edge from the window's, in pixels
 * @param height the frame's height, in pixels
 * @param viewport the window's height, in pixels
 */
export function scrollProgress(top: number, height: number, viewport: number): number {
  return Math.min(1, Math.max(0, (viewport - top) / (viewport + height)));
}
