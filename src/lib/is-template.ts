import { existsSync } from 'node:fs';

/**
 * Whether this is the template's own site, which sells it by `src/showcase`. Tests of its samples and of its
 * documents ask, and so do tools that leave an owner's own site alone.
 */
export const isTemplate: boolean = existsSync('src/showcase');
