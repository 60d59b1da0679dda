/**
 * Lets work be asked for as often as one likes, and done once an interval: at its end, so that the
 * last word is never missed.
 *
 * @param interval milliseconds
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
