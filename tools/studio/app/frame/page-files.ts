import { languageOfFile, originalOf } from '../../../../src/lib/languages/translation-files.ts';
import type { FileValue } from '../../contract/frame.ts';
import type { DocumentKind, SiteState } from '../../contract/documents.ts';
import { call } from '../client.ts';
import { fileIn } from '../documents/file-in.ts';
import type { Said } from './leaves.ts';

/** What a page shows besides its own content, by how near it is to that. */
const AROUND: readonly (readonly DocumentKind[])[] = [
  ['list', 'work', 'post'],
  ['words'],
  ['menu', 'site', 'demo'],
];

const WORDS = /\/([\w-]+)\.yaml$/;

/**
 * Reads what other files of the site say, in a language.
 *
 * @throws {CallError} where the server cannot read them
 */
export async function readAround(site: SiteState, language: string): Promise<Said[][]> {
  const tiers = AROUND.map((kinds) =>
    site.documents
      .filter(({ kind, file }) =>
        kind === 'words'
          ? WORDS.exec(file)?.[1] === language
          : kinds.includes(kind) && languageOfFile(file) === undefined,
      )
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ file }) => (kinds.includes('words') ? file : fileIn(site, file, language))),
  );
  const files = tiers.flat();
  const originals = files.map(originalOf).filter((file) => !files.includes(file));
  const values = await call('values', { files: [...files, ...originals] });
  const byFile = new Map(values.map((one) => [one.file, one]));
  return tiers.map((tier) => tier.flatMap((file) => saidBy(byFile, file) ?? []));
}

function saidBy(byFile: ReadonlyMap<string, FileValue>, file: string): Said | undefined {
  const found = byFile.get(file);
  const original = byFile.get(originalOf(file));
  if (!found) return undefined;
  return original === found || !original ? found : { ...found, original: original.value };
}
