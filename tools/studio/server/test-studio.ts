import { vi } from 'vitest';
import { openEvents } from './events.ts';
import { openJournal } from './journal.ts';
import type { Studio } from './studio.ts';

/**
 * A studio without a server, for tests.
 *
 * @param root the project's folder
 * @param more what it has besides: by itself no page has been printed, and none can be
 */
export const testStudio = (root: string, more: Partial<Studio> = {}): Studio => ({
  root,
  base: '/',
  readers: new Map(),
  outdated: new Map(),
  print: () => Promise.resolve(),
  journal: openJournal(root, { warn: vi.fn() }),
  events: openEvents(),
  ...more,
});
