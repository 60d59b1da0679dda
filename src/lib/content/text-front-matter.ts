import { existsSync, readFileSync } from 'node:fs';
import { originalLanguage } from '../languages/languages.ts';
import { translatedFile } from '../languages/translation-files.ts';
import { frontMatterOf, splitText } from '../markdown/markdown-faults.ts';
import { slugOfFile } from '../markdown/markdown-names.ts';
import { textSources } from '../routes/routes.ts';
import { textSchema } from './text.schema.ts';

/**
 * The front matter of every Markdown page, for code that runs before pages are printed: the
 * configuration and every footer. Invalid ones are left out, because their own page reports them.
 */
export const textFrontMatter = (language: string = originalLanguage) =>
  textSources().flatMap((file) => {
    const { data } = textSchema.safeParse(frontMatterIn(file, language));
    return data ? [{ path: `/${slugOfFile(file)}`, ...data }] : [];
  });

function frontMatterIn(file: string, language: string): unknown {
  const own = translatedFile(file, language);
  const read = language !== originalLanguage && existsSync(own) ? own : file;
  const { top = '' } = splitText(readFileSync(read, 'utf8')) ?? {};
  return frontMatterOf(read, top, textSchema);
}
