import getPort from 'get-port';

/** How far from the wanted port to look before any other will do. */
const ATTEMPTS = 50;

const HIGHEST_PORT = 65_535;

/**
 * The wanted port, or the next one that is free.
 *
 * @param wanted 1 to 65535
 * @param avoid ports that are free but promised to someone else
 */
export function findFreePort(wanted: number, avoid: readonly number[] = []): Promise<number> {
  const length = Math.min(ATTEMPTS, HIGHEST_PORT - wanted + 1);
  const port = Array.from({ length }, (_, further) => wanted + further);
  return getPort({ port, exclude: avoid });
}
