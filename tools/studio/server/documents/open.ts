import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepReaders } from '../../../../src/lib/content/publish-schema.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { inLanguage } from '../../../../src/lib/languages/language.ts';
import { originalLanguage } from '../../../../src/lib/languages/languages.ts';
import { originalOf } from '../../../../src/lib/languages/translation-files.ts';
import { splitText } from '../../../../src/lib/markdown/markdown-faults.ts';
import { partialSchema } from '../../../astro/schemas/partial.ts';
import { toJsonSchema, type JsonSchema } from '../../../astro/schemas/to-json.ts';
import { openProject } from '../../../lib/project.ts';
import type { OpenDocument } from '../../contract/documents.ts';
import { siteComments } from '../../../docs/options.ts';
import { Refusal } from '../call.ts';
import { describedSettings } from '../site/described-settings.ts';
import { hashOf } from '../hash.ts';
import { placeOf } from '../place.ts';
import { textOf, type Studio } from '../studio.ts';
import { kindOf, languageOf } from './list.ts';
import { documentName, pagesOf } from './pages.ts';
import { isRead, mistakesIn, readerOf, schemaOf, valueIn } from './read.ts';

/** @throws {Refusal} where the studio does not change such a file, or there is none */
export function expectContent({ root }: Pick<Studio, 'root'>, file: string): void {
  if (kindOf(file) === undefined)
    throw new Refusal(`${file} is no content that can be changed here.`);
  if (!existsSync(placeOf(root, file))) throw new Refusal(`There is no ${file}.`);
}

/**
 * Opens a content file.
 *
 * @throws {Refusal} where the studio does not change such a file, or no page reads it
 */
export async function openDocument(studio: Studio, file: string): Promise<OpenDocument> {
  expectContent(studio, file);
  await printFor(studio, file);
  return describe(studio, file, textOf(studio, file));
}

/**
 * Opens a content file whose check is known from before, as after an undo: its page need not be printed.
 *
 * @throws {Refusal} where the studio does not change such a file, or no page reads it
 */
export async function rereadDocument(studio: Studio, file: string): Promise<OpenDocument> {
  expectContent(studio, file);
  await expectReader(studio, file);
  return describe(studio, file, textOf(studio, file));
}

/**
 * Makes sure that it is known how a file is checked, which a server that has just been started does not know of
 * a file that a window has open.
 *
 * @throws {Refusal} where no page reads it
 */
export async function expectReader(studio: Studio, file: string): Promise<void> {
  if (readerOf(studio, file) === undefined) await printFor(studio, file);
}

/** A content file as it is with a text. */
export async function describe(studio: Studio, file: string, text: string): Promise<OpenDocument> {
  const named = documentName({ read: () => text }, file);
  if (!named) throw new Refusal(`${file} is no content that can be changed here.`);
  const { body } = (file.endsWith('.md') ? splitText(text) : undefined) ?? {};
  const original = originalValue(studio, file);
  return {
    ...named,
    hash: hashOf(text),
    value: valueIn(file, text),
    ...(original !== undefined && { original }),
    schema: jsonSchemaOf(studio, file),
    ...(body !== undefined && { body }),
    mistakes: await mistakesIn(studio, file, new Map([[file, text]])),
  };
}

/** What the original of a translation says; undefined for all other files. */
export function originalValue(studio: Pick<Studio, 'root'>, file: string): unknown {
  const original = originalOf(file);
  if (languageOf(file) === undefined || !existsSync(join(studio.root, original))) return undefined;
  return valueIn(original, textOf(studio, original));
}

/**
 * Prints a page that reads a file, so that it says how the file is checked: its own, or for a list the first
 * that shows it.
 */
async function printFor(studio: Studio, file: string): Promise<void> {
  if (file.endsWith('.ts')) return;
  const pages = pagesOf(openProject(studio.root));
  const original = originalOf(file);
  const own = pages.find((page) => page.file === original);
  const isKnown = () => readerOf(studio, file) !== undefined;
  for (const { path } of own ? [own] : isKnown() ? pages.slice(0, 1) : pages) {
    await studio.print(path);
    // What a module of its own says of the file, as the menu's, is as true as before.
    if (isKnown() || keepReaders((pattern) => isRead(file, pattern))) return;
  }
  throw new Refusal(`No page reads ${original}.`);
}

function jsonSchemaOf(studio: Studio, file: string): JsonSchema {
  const schema = schemaOf(studio, file);
  if (schema === undefined) return { type: 'object' };
  // What a schema says by default may be a word of the interface, which has a language.
  const json = inLanguage(languageOf(file) ?? originalLanguage, () =>
    toJsonSchema(schema, {
      up: '',
      entries: (list) => entriesIn(studio, list),
      keepsMarks: true,
    }),
  );
  if (kindOf(file) === 'site') return describedSettings(json, siteComments(studio.root));
  return languageOf(file) === undefined ? json : partialSchema(json);
}

/** The names of a shared list's entries. */
function entriesIn(studio: Pick<Studio, 'root'>, list: string): string[] {
  const file = `src/content/${list}.yaml`;
  const entries = existsSync(join(studio.root, file)) ? valueIn(file, textOf(studio, file)) : {};
  return isRecord(entries) ? Object.keys(entries) : [];
}
