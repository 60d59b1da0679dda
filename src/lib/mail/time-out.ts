/**
 * In milliseconds. No step towards the service has a time-out of its own; after this long a visitor
 * should see a failure.
 */
export const MAIL_TIMEOUT_MS = 10_000;

/**
 * Waits for work, up to a time limit.
 *
 * @throws {Error} if the work takes longer than this, and any error of the work itself
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
