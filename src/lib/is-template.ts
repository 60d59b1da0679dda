import { existsSync } from 'node:fs';

/**
 * Whether this is the template's own site, which sells it with `src/showcase`. Used by tests of its
 * samples and documents, and by tools that leave an owner's site alone.
 */
export const isTemplate: boolean = existsSync('src/showcase');
