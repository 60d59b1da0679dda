// @ts-check
import { Failure } from './failure.mjs';

/** Vite reads a path as an address: behind these signs a fragment or a query would begin. */
const FORBIDDEN = /[#?]/;

/**
 * Stops before anything is installed into a folder that no build could read.
 *
 * @param {string} root the project's folder
 * @throws {Failure} naming the path and the sign
 */
export function expectReadablePath(root) {
  const [sign] = FORBIDDEN.exec(root) ?? [];
  if (sign === undefined) return;
  throw new Failure(
    `${root}\n✖ a path without # and ?, behind which build tools read no further; found "${sign}"\n  → rename that folder, or move the project`,
  );
}
