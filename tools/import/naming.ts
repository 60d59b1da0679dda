import { globSync, readFileSync } from 'node:fs';
import { isRecord } from '../../src/lib/is-record.ts';
import { parseYaml, readYaml } from '../../src/lib/content/yaml.ts';
import { splitText } from '../../src/lib/markdown/markdown-faults.ts';
import { slugify } from '../../src/lib/routes/slugify.ts';
import { categoryFaults } from '../../src/lib/posts/post.schema.ts';
import { existsSync } from 'node:fs';
import type { Notes } from './notes.ts';
import type { Planned } from './plan.ts';
import { plainWords } from './text/guard.ts';
import { shortened } from './titles.ts';
import type { Naming } from './write-text.ts';

/** What is filed under nothing. */
const NO_CATEGORY = 'Notes';

const TEAM = 'src/content/team.yaml';

/** In characters, as for every headline of content. */
const LONGEST_NAME = 80;

/** What a post of the site is filed under. */
interface Filed {
  readonly file: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly isFeatured: boolean;
}

function postsOfSite(): Filed[] {
  return globSync('src/{content,demos/*}/posts/*.md').flatMap((file) => {
    const { data } = readYaml(splitText(readFileSync(file, 'utf8'))?.top ?? '');
    if (!isRecord(data)) return [];
    const { category, tags, featured } = data;
    return [
      {
        file,
        category: typeof category === 'string' ? category : '',
        tags: Array.isArray(tags) ? tags.map(String) : [],
        isFeatured: featured === true,
      },
    ];
  });
}

/** Names of people in the team, and their keys. */
function team(): Map<string, string> {
  if (!existsSync(TEAM)) return new Map();
  const data = parseYaml(TEAM, readFileSync(TEAM, 'utf8'));
  const entries = isRecord(data) ? Object.entries(data) : [];
  return new Map(
    entries.flatMap(([key, one]) =>
      isRecord(one) && typeof one['name'] === 'string' ? [[one['name'], key] as const] : [],
    ),
  );
}

/** One spelling for names that would share an address: the one that is met first. */
function spellings(known: readonly string[]): (name: string) => string | undefined {
  const bySlug = new Map<string, string>();
  const spell = (name: string) => {
    const words = shortened(plainWords(name), LONGEST_NAME).normalize('NFC');
    const slug = slugify(words);
    if (slug === '') return undefined;
    const first = bySlug.get(slug) ?? words;
    bySlug.set(slug, first);
    return first;
  };
  for (const name of known) spell(name);
  return spell;
}

/**
 * Decides what new posts are filed under. A category that only one post has, and that differs from
 * another's by a letter or two, would stop the build: it becomes a tag.
 *
 * @param owner who wrote what names no author
 */
export function namingFor(planned: readonly Planned[], owner: string, notes: Notes): Naming {
  const own = postsOfSite();
  const spellCategory = spellings(own.map(({ category }) => category));
  const spellTag = spellings(own.flatMap(({ tags }) => tags));
  const categories = new Map(
    planned.map((one) => [one, spellCategory(one.item.category ?? '') ?? NO_CATEGORY]),
  );
  const posts = planned.filter(({ kind }) => kind === 'post');
  const refiled = new Map<Planned, string>();
  for (let isWrong = true; isWrong;) {
    const all = [
      ...own,
      ...posts.map((one) => ({ file: one.file, category: categories.get(one) ?? '' })),
    ];
    const faults = categoryFaults(all);
    const wrong = posts.filter(({ file }) => faults.some((fault) => fault.startsWith(`${file}\n`)));
    isWrong = wrong.length > 0;
    for (const one of wrong) {
      const before = categories.get(one) ?? '';
      if (before === NO_CATEGORY) isWrong = false;
      refiled.set(one, before);
      categories.set(one, NO_CATEGORY);
      notes.changed.push({
        kind: 'categories that became tags',
        what: `${before}: another category is spelt nearly so`,
        place: one.item.place,
        file: one.file,
      });
    }
  }
  const newest = own.some(({ isFeatured }) => isFeatured)
    ? undefined
    : posts
        .filter(({ item, held }) => item.featured === true && held === undefined)
        .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? 1 : -1))[0];
  const members = team();
  return {
    authorOf: (name) => {
      const words = shortened(plainWords(name ?? ''), LONGEST_NAME) || owner;
      return members.get(words) ?? { name: words };
    },
    categoryOf: (one) => categories.get(one) ?? NO_CATEGORY,
    tagsOf: (one) => [
      ...new Set(
        [refiled.get(one) ?? '', ...(one.item.tags ?? [])].flatMap((tag) => spellTag(tag) ?? []),
      ),
    ],
    isFeatured: (one) => one === newest,
  };
}
