import getPort from 'get-port';

/** How many ports from the wanted one upwards to try before taking any free one. */
const ATTEMPTS = 50;

const HIGHEST_PORT = 65_535;

/**
 * Finds a free port, starting at the wanted one.
 *
 * @param wanted 1 to 65535
 * @param avoid free ports that are reserved for something else
 */
export function findFreePort(wanted: number, avoid: readonly number[] = []): Promise<number> {
  const length = Math.min(ATTEMPTS, HIGHEST_PORT - wanted + 1);
  const port = Array.from({ length }, (_, further) => wanted + further);
  return getPort({ port, exclude: avoid });
}
