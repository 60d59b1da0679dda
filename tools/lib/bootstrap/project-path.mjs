// @ts-check
import { Failure } from './failure.mjs';

/** Vite treats a path as a URL: these characters would start a fragment or a query. */
const FORBIDDEN = /[#?]/;

/**
 * Stops before installing into a folder whose path no build could read.
 *
 * @param {string} root the project's folder
 * @throws {Failure} naming the path and the character
 */
export function expectReadablePath(root) {
  const [sign] = FORBIDDEN.exec(root) ?? [];
  if (sign === undefined) return;
  throw new Failure(
    `${root}\n✖ a path without # and ?, behind which build tools read no further; found "${sign}"\n  → rename that folder, or move the project`,
  );
}
