import { AsyncLocalStorage } from 'node:async_hooks';

/** What a frame's page is asked for with, so that its sections say which they are. */
export const FRAME_HEADER = 'x-section-frame';

/** The element around a section in a frame; it makes no box. */
export const FRAME_ELEMENT = 'section-frame';

/** The attribute of the page's element by which a frame's scripts know that it is one. */
export const FRAME_ATTRIBUTE = 'data-section-frame';

const KEY = Symbol.for('section-frame');

const shared = globalThis as { [KEY]?: AsyncLocalStorage<true> };

/**
 * Whether the page that is printed just now is printed for a frame. The server's own modules and those that
 * Vite runs are two copies: they share this one.
 */
export const frames: AsyncLocalStorage<true> = shared[KEY] ?? new AsyncLocalStorage<true>();
shared[KEY] = frames;
