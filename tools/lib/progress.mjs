// @ts-check
/**
 * Progress lines for the command line: one per step, with its time at the end. Plain JavaScript,
 * because the bootstrap prints with it before it has found a newer Node.
 */

/** How often a terminal's line updates its seconds, in milliseconds. */
const TICK_MS = 1000;

/**
 * Formats a time for people: `0.8 s`, `41 s`, `2 min 5 s`.
 *
 * @param {number} milliseconds
 * @returns {string}
 */
export function formatTime(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Runs one step of work and prints `label … done in 41 s`. The seconds count up on a terminal; a
 * log file gets the line once.
 *
 * @template T
 * @param {string} label the step's name, without the dots
 * @param {() => Promise<T>} work must not print while it runs: that would break the line
 * @param {NodeJS.WriteStream} [out]
 * @returns {Promise<T>} the work's result; its errors pass through
 */
export async function step(label, work, out = process.stdout) {
  const start = Date.now();
  out.write(`${label} …`);
  const timer = out.isTTY
    ? setInterval(() => out.write(`\r${label} … ${formatTime(Date.now() - start)}`), TICK_MS)
    : undefined;
  const redraw = out.isTTY ? `\r\u001b[K${label} … ` : ' ';
  try {
    const result = await work();
    out.write(`${redraw}done in ${formatTime(Date.now() - start)}\n`);
    return result;
  } catch (error) {
    out.write(`${redraw}failed after ${formatTime(Date.now() - start)}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
