import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../tools/lib/paths.ts';

/**
 * What an inner page's content file says, for tests that compare the page with it: its owner may
 * write other words. The build has checked it against the schemas.
 *
 * @param name of the page: `counters` is `src/content/pages/counters.yaml`
 */
export const readContent = (name: string): unknown => read(`pages/${name}`);

/**
 * The entries of a collection, by the names under which pages ask for them.
 *
 * @param name `team` is `src/content/team.yaml`
 */
export const readEntries = (name: string): unknown => read(name);

const read = (name: string): unknown =>
  parse(readFileSync(join(ROOT, 'src', 'content', `${name}.yaml`), 'utf8'));
