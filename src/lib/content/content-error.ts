/**
 * A mistake in the owner's content. It has no stack: its message names the place to look at, and
 * Vite and Astro would print the stack below it.
 */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentError';
    this.stack = '';
  }
}
