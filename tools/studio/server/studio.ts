import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentReader } from '../../../src/lib/content/publish-schema.ts';
import type { Journal } from './journal.ts';
import type { Events } from './events.ts';

/** What every call of the server works with. */
export interface Studio {
  /** The project's folder. */
  readonly root: string;
  /** The base path of the site's addresses. */
  readonly base: string;
  /** How each content file is checked, as far as a page that reads it has been printed. */
  readonly readers: ReadonlyMap<string, ContentReader>;
  /**
   * The readers as they were when code of the pages changed last. One that is still the same may check by the
   * code of before, until its page has been printed.
   */
  readonly outdated: Map<string, ContentReader>;
  /**
   * Has the development server print a page, so that it reads its content anew and says how it is
   * checked.
   *
   * @param path with the base path
   */
  readonly print: (path: string) => Promise<void>;
  /** Writes files, so that it can be taken back. */
  readonly journal: Journal;
  readonly events: Events;
}

/** The text of a file of the project. */
export const textOf = ({ root }: Pick<Studio, 'root'>, file: string): string =>
  readFileSync(join(root, file), 'utf8');
