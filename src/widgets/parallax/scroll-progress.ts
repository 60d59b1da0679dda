/**
 * How much of its way through the window a frame has gone: 0 below the window, 1 above it.
 *
 * @param top the frame's upper edge from the window's, in pixels
 * @param height the frame's, in pixels
 * @param viewport the window's height, in pixels
 */
export function scrollProgress(top: number, height: number, viewport: number): number {
  return Math.min(1, Math.max(0, (viewport - top) / (viewport + height)));
}
