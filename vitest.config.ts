/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['{src,tools}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.owner.test.ts'],
    setupFiles: ['tools/lib/test-language.ts'],
    // A module is read once, not once a file: half the time. A test puts back what it changes of a
    // global or of the environment.
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
