import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { z } from 'astro/zod';
import { fontFamilies } from '../../../../fonts.config.ts';
import { ContentError } from '../../../../src/lib/content/content-error.ts';
import { checkContentRules } from '../../../../src/lib/content/content-checks.ts';
import { zodMistakes, type Mistake } from '../../../../src/lib/content/mistakes.ts';
import type { ContentReader } from '../../../../src/lib/content/publish-schema.ts';
import { readYaml } from '../../../../src/lib/content/yaml.ts';
import { inLanguage } from '../../../../src/lib/languages/language.ts';
import { originalLanguage } from '../../../../src/lib/languages/languages.ts';
import { originalOf, translatedFile } from '../../../../src/lib/languages/translation-files.ts';
import { splitText } from '../../../../src/lib/markdown/markdown-faults.ts';
import { consentMistakes } from '../../../../src/lib/site/consent.schema.ts';
import { siteSchema } from '../../../../src/lib/site/site.ts';
import { themeMistakes } from '../../../../src/lib/theme/theme-check.ts';
import { readLiteral } from '../../../lib/edits/literal-edit.ts';
import { configMistakes } from '../site/config-mistakes.ts';
import { textOf, type Studio } from '../studio.ts';
import { languagesNow } from '../site/config.ts';
import { kindOf, languageOf } from './list.ts';

/** The value that a file's text says, without its body where it is Markdown. */
export function valueIn(file: string, text: string): unknown {
  if (file.endsWith('.ts')) return readLiteral(file, text);
  return readYaml(file.endsWith('.md') ? (splitText(text)?.top ?? '') : text).data ?? {};
}

/** How the pages check a content file; undefined where no page that has been printed reads it. */
export function readerOf({ readers }: Studio, file: string): ContentReader | undefined {
  const own = readers.get(originalOf(file));
  return own ?? [...readers].find(([pattern]) => isRead(file, pattern))?.[1];
}

/**
 * Whether a file is one of those that a reader is for.
 *
 * @param pattern its original's path, or a pattern of paths
 */
export function isRead(file: string, pattern: string): boolean {
  const original = originalOf(file);
  return pattern === original || posix.matchesGlob(original, pattern);
}

/** The schema of a content file; none for a theme, whose fields are the tokens. */
export function schemaOf(studio: Studio, file: string): z.ZodType | undefined {
  if (kindOf(file) === 'site') return siteSchema;
  return readerOf(studio, file)?.schema;
}

/**
 * The mistakes that a build would report in a file, in its original and in its translations.
 *
 * @param changed texts by file, in the place of those on the disk
 */
export async function mistakesIn(
  studio: Studio,
  file: string,
  changed: ReadonlyMap<string, string>,
): Promise<readonly Mistake[]> {
  const textNow = (one: string) => changed.get(one) ?? textOf(studio, one);
  if (file.endsWith('.ts')) return codeMistakes(studio.root, file, textNow(file));
  const reader = readerOf(studio, file);
  if (!reader) return [];
  const original = originalOf(file);
  const files = [
    original,
    ...languagesNow(studio)
      .slice(1)
      .map((tag) => translatedFile(original, tag)),
  ].filter((one) => changed.has(one) || existsSync(join(studio.root, one)));
  const texts = Object.fromEntries(files.map((one) => [`/${one}`, textNow(one)]));
  // A mistake of a translation is none of its original, unless the two no longer fit together.
  const concerned = files.filter((one) => one === file || changed.has(one) || file === original);
  const found = await Promise.all(
    concerned.map((one) =>
      inLanguage(languageOf(one) ?? originalLanguage, () =>
        caught(() => reader.check(file.endsWith('.md') ? one : original, texts)),
      ),
    ),
  );
  // What an original lacks, its translations lack too: that is one mistake.
  const mistakes = new Map(found.flat().map((one) => [JSON.stringify(one), one]));
  return [...mistakes.values()];
}

async function caught(check: () => unknown): Promise<readonly Mistake[]> {
  try {
    await check();
    return [];
  } catch (error) {
    // The pages have a class of their own by that name.
    if (!(error instanceof Error) || error.name !== ContentError.name) throw error;
    const { mistakes = [] } = error as Partial<ContentError>;
    return mistakes.length > 0 ? mistakes : [{ path: [], message: error.message }];
  }
}

function codeMistakes(root: string, file: string, text: string): readonly Mistake[] {
  const value = readLiteral(file, text);
  if (kindOf(file) === 'theme')
    return themeMistakes(
      value,
      fontFamilies.map(({ cssVariable }) => cssVariable),
    );
  const read = siteSchema.safeParse(value);
  return [
    ...(read.error
      ? zodMistakes(read.error, value, siteSchema)
      : [...consentMistakes(read.data), ...configMistakes(root, read.data)]),
    ...checkContentRules(value, false),
  ];
}
