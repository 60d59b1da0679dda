/** Nothing on the way to the service has a time-out of its own; after this long a visitor should hear of a failure. */
export const MAIL_TIMEOUT_MS = 10_000;

/**
 * Waits for some work, but not for ever.
 *
 * @throws {Error} when the work takes longer than this, and whatever the work throws
 */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
