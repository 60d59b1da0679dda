import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { splitText } from '../../src/lib/markdown/markdown-faults.ts';
import { languageOfFile } from '../../src/lib/languages/translation-files.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { formerPath } from '../../src/lib/routes/former-path.ts';
import { slugify } from '../../src/lib/routes/slugify.ts';
import { hasRoute } from '../../src/lib/routes/routes.ts';
import { readYaml } from '../../src/lib/content/yaml.ts';
import type { ItemKind } from './model.ts';
import { PATHS, type Draft } from './plan.ts';

/** What tells two entries of one kind apart: the title, and the day or the year. */
interface Mark {
  /** Where it stands; left out for one that has no place yet. */
  readonly path?: string;
  readonly kind: ItemKind;
  readonly title: string;
  readonly time: string | undefined;
}

const FOLDERS = [
  { kind: 'post', files: 'src/content/posts/*.md', field: 'date', ending: '.md' },
  { kind: 'page', files: 'src/content/pages/*.md', field: 'updated', ending: '.md' },
  { kind: 'work', files: 'src/content/works/*.yaml', field: 'year', ending: '.yaml' },
] as const;

/** The marks of all entries that the site has. */
function marksOfSite(): Mark[] {
  return FOLDERS.flatMap(({ kind, files, field, ending }) =>
    globSync(files)
      .filter((file) => languageOfFile(file) === undefined)
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        const source = kind === 'work' ? text : (splitText(text)?.top ?? '');
        const { data } = readYaml(source);
        if (!isRecord(data) || typeof data['title'] !== 'string') return [];
        const time = data[field];
        return [
          {
            kind,
            title: data['title'],
            time: typeof time === 'string' || typeof time === 'number' ? String(time) : undefined,
            path: PATHS[kind](slugify(basename(file, ending))),
          },
        ];
      }),
  );
}

const markOf = ({ kind, title, day }: Draft): Mark => ({
  kind,
  title,
  time: kind === 'work' ? day?.slice(0, 4) : day,
});

/**
 * Divides items into those that are new and those that have come before: their old address leads to a
 * page already, or an entry of the site has their title and their day.
 *
 * @param redirects of `site.config.ts`
 */
export function divideByNewness(
  drafts: readonly Draft[],
  redirects: Readonly<Record<string, string>>,
): { readonly fresh: Draft[]; readonly known: Draft[] } {
  const marks = marksOfSite();
  const paths = new Set(marks.map(({ path }) => path));
  const isThere = (path: string) => paths.has(path) || hasRoute(path);
  const led = new Set(
    Object.entries(redirects).flatMap(([from, to]) =>
      isThere(to.replace(/#.*/, '')) ? [formerPath(from)] : [],
    ),
  );
  const isKnown = (draft: Draft): boolean => {
    const mine = markOf(draft);
    const index = marks.findIndex(
      ({ kind, title, time }) =>
        kind === mine.kind &&
        title === mine.title &&
        (mine.time === undefined || time === mine.time),
    );
    // Two entries of one title and day come as two.
    if (index !== -1) marks.splice(index, 1);
    return index !== -1 || (draft.item.addresses ?? []).some((one) => led.has(formerPath(one)));
  };
  const known = new Set(drafts.filter(isKnown));
  return { fresh: drafts.filter((one) => !known.has(one)), known: [...known] };
}
