import { keptPretty } from '../../lib/pretty.ts';
import type { Project } from '../../lib/project.ts';
import { blockOf } from '../../lib/yaml-blocks.ts';
import { RECORD } from '../compose.ts';
import { nameWorks, pathOf, replaceLinks, standIn } from '../content.ts';
import { languagesIn } from '../languages.ts';
import { pagesOf } from '../select.ts';
import { choiceOf, takenChoice } from '../site.ts';
import { insertSection, type Inserted } from './edit.ts';
import type { SectionedPage, Shown } from './page.ts';
import type { ChangedTexts } from './shown.ts';
import type { Sample } from './sample.ts';
import { withTranslatedParts } from './translations.ts';

/** A project's languages; of a taken site those that it was taken in, as far as it still speaks them. */
export const languagesOf = (project: Project) =>
  project.has(RECORD)
    ? takenChoice(project).languages
    : languagesIn(project.read('site.config.ts'));

/** The words of a sample's part, whose links lead to pages that this site has. */
export function wordsOf(
  site: Project,
  { project, page }: Sample,
  part: string,
  name = part,
  text = project.read(page.contentFile),
): string {
  const { pages, homes } = choiceOf(site);
  const written = blockOf(page.contentFile, text, part, name);
  const block = nameWorks(written, project, homes);
  const known = pagesOf(project);
  return replaceLinks(page.contentFile, block, (address) => {
    const [, first = ''] = pathOf(address).split('/');
    const isAbsent = known.has(first) && ![...pages, ...homes].includes(first);
    if (/^#[a-z]/i.test(address)) return standIn('', pages);
    return address.startsWith('/') && isAbsent ? standIn(pathOf(address), pages) : undefined;
  });
}

/** What a page is to show. */
interface Brought {
  readonly sample: Sample;
  /** The sample's content in the site's further languages. */
  readonly translations: ReadonlyMap<string, string>;
  /** The section that it follows, or its name; the last one where nothing is said. */
  readonly after: string | Shown | undefined;
}

/** Shows a section of another page on this one, in every language that the page is written in. */
export function withSection(
  site: Project,
  target: SectionedPage,
  { sample, translations, after }: Brought,
): Inserted {
  const words = (part: string, name: string) => wordsOf(site, sample, part, name);
  const { files, parts } = insertSection(site, target, sample, words, after);
  const translated = withTranslatedParts(site, target.contentFile, parts, translations, (...one) =>
    wordsOf(site, sample, ...one),
  );
  return { files: new Map([...files, ...translated]), parts };
}

/** Changed files as they are written: code and documents as Prettier has them where the whole file was so before. */
export async function asWritten(
  site: Project,
  files: ChangedTexts,
): Promise<Map<string, string | undefined>> {
  const changed = [...files].filter(([file, text]) => text !== site.read(file));
  const written = changed.map(async ([file, text]): Promise<[string, string | undefined]> => {
    const isFormatted = /\.(astro|tsx?)$|^docs\//.test(file);
    return [
      file,
      isFormatted && text !== undefined
        ? await keptPretty(site, file, site.read(file), text)
        : text,
    ];
  });
  return new Map(await Promise.all(written));
}
