import type { Mistake } from './mistakes.ts';

/**
 * A mistake in the owner's content. It has no stack: its message names the place to look at, and
 * Vite and Astro would print the stack below it.
 */
export class ContentError extends Error {
  /** The mistakes one by one, where the message names those of one file. */
  readonly mistakes: readonly Mistake[];

  constructor(message: string, mistakes: readonly Mistake[] = []) {
    super(message);
    this.name = 'ContentError';
    this.mistakes = mistakes;
    this.stack = '';
  }
}
