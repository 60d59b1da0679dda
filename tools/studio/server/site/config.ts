import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { siteSchema, type Site } from '../../../../src/lib/site/site.ts';
import { readLiteral } from '../../../lib/edits/literal-edit.ts';
import { Refusal } from '../call.ts';

/** The owner's one file. */
export const CONFIG = 'site.config.ts';

/** The site's languages as they are now, that of the originals first. */
export function languagesNow({ root }: { readonly root: string }): readonly string[] {
  const value = readLiteral(CONFIG, readFileSync(join(root, CONFIG), 'utf8'));
  const languages = isRecord(value) ? value['languages'] : undefined;
  return Array.isArray(languages) ? languages.filter((one) => typeof one === 'string') : [];
}

/**
 * The site's configuration as it is now: a module that has imported it keeps what it said then.
 *
 * @throws {Refusal} where it has a mistake
 */
export function readSite(root: string): Site {
  const read = siteSchema.safeParse(readLiteral(CONFIG, readFileSync(join(root, CONFIG), 'utf8')));
  if (read.success) return read.data;
  throw new Refusal('The settings of the site have a mistake. Put that right first.');
}
