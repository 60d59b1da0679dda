import { defineConfig } from 'vitest/config';

/**
 * For builds of sites of one's own: what starts them is plain code. By the project's own configuration each of
 * these files would wait for all of Astro first.
 */
export default defineConfig({
  test: {
    include: ['tools/owner/*.test.ts', 'src/**/*.owner.test.ts'],
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
