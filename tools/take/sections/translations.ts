import { originalOf, translatedFile } from '../../../src/lib/languages/translation-files.ts';
import type { Project } from '../../lib/project.ts';
import { insertBlock, keysOf, removeBlock } from '../../lib/yaml-blocks.ts';

/**
 * A page's translations with those of the parts that have come to it. Where the page or the part is not
 * translated, the original's words stay.
 *
 * @param contentFile the page's content
 * @param parts what each part is called at the sample and here
 * @param translations the sample's content by language
 * @param words a part of such a content, by a name of this page
 */
export const withTranslatedParts = (
  project: Project,
  contentFile: string,
  parts: ReadonlyMap<string, string>,
  translations: ReadonlyMap<string, string>,
  words: (part: string, name: string, text: string) => string,
): Map<string, string> =>
  new Map(
    [...translations].flatMap(([language, text]): [string, string][] => {
      const file = translatedFile(contentFile, language);
      const there = new Set(keysOf(file, text));
      const brought = [...parts].filter(([part]) => there.has(part));
      if (!project.has(file) || brought.length === 0) return [];
      const whole = brought.reduce(
        (now, [part, name]) => insertBlock(file, now, undefined, words(part, name, text)),
        project.read(file),
      );
      return [[file, whole]];
    }),
  );

/** A page's translations without parts that leave it: no translation may name what its original lacks. */
export const withoutTranslatedParts = (
  project: Project,
  contentFile: string,
  parts: readonly string[],
): Map<string, string> =>
  new Map(
    project.files
      .filter((file) => file !== contentFile && originalOf(file) === contentFile)
      .map((file) => [
        file,
        parts.reduce((text, part) => removeBlock(file, text, part), project.read(file)),
      ]),
  );
