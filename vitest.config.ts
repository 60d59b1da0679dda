/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['{src,tools,art}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
  },
});
