// @ts-check
import { registerHooks } from 'node:module';

/**
 * `astro.config.ts`, read by Node itself. By its own means Astro starts a development server for every command
 * to read a TypeScript file, which takes longer than to read it.
 */

/** Astro asks for this file anew when the configuration has changed: by another address. */
const { search } = new URL(import.meta.url);

// What it is made of is then read anew too: Node keeps what it has read, by its address.
const hooks = registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const isOwn = specifier.startsWith('.') && !found.url.includes('/node_modules/');
    return isOwn ? { ...found, url: found.url + search } : found;
  },
});
const { default: config } = await import('./astro.config.ts');
hooks.deregister();

export default config;
