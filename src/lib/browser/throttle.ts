/**
 * Limits work to one run per interval, at its end, so that the last call is never lost.
 *
 * @param interval in milliseconds
 */
export function throttle(work: () => void, interval: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, interval);
  };
}
