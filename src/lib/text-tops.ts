import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { FRONT_MATTER } from './markdown-faults.ts';
import { slugOfFile } from './markdown-names.ts';
import { textFileNames } from './routes.ts';
import { textSchema, TEXTS_FOLDER } from './text.schema.ts';

/**
 * What stands at the top of each page in Markdown, for what is asked before pages are printed: the
 * configuration, and every footer. One that something is wrong with is left out; its own page tells.
 */
export const textTops = () =>
  textFileNames().flatMap((file) => {
    const text = readFileSync(`${TEXTS_FOLDER}/${file}`, 'utf8');
    try {
      const [, top = ''] = FRONT_MATTER.exec(text.replace(/^\uFEFF/, '')) ?? [];
      const { data } = textSchema.safeParse(parse(top));
      return data ? [{ path: `/${slugOfFile(file)}`, ...data }] : [];
    } catch {
      return [];
    }
  });
