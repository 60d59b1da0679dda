import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll } from 'vitest';
import { originalLanguage } from '../../src/lib/languages/languages.ts';

/**
 * Unit tests print no page: what they read is in the site's original language unless they say
 * `inLanguage`.
 */
class TestLanguage extends AsyncLocalStorage<string> {
  override getStore(): string {
    return super.getStore() ?? originalLanguage;
  }
}

Reflect.set(globalThis, Symbol.for('vitrine.language'), new TestLanguage());

// Files of tests share a document, in which none is to find what another one has left.
afterAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren();
});
