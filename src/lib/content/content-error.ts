/**
 * A fault in what an owner wrote. It has no stack: what the message names is the place to look at, and
 * Vite and Astro would print theirs below it.
 */
export class ContentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ContentError';
    this.stack = '';
  }
}
