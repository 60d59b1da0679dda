import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'astro/zod';
import { parseYaml } from '../lib/content/yaml';
import { splitText } from '../lib/markdown/markdown-faults';
import { homeOfPost } from '../lib/posts/journal';

/**
 * The firms of the template's site are strangers to each other: no person, face or post stands under
 * two of them.
 */

/** The firm of a content file: the home whose folder it lies in, or the house. */
const firmOf = (file: string) => /^src\/demos\/([^/]+)\//.exec(file)?.[1] ?? 'house';

/** The texts of all firms by file: contents, and the front matter of posts. */
const sources = [
  ...globSync(['src/demos/*/content.yaml', 'src/content/{team,testimonials}.yaml']),
  ...globSync(['src/demos/*/posts/*.md', 'src/content/posts/*.md']),
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What only people have: a firm, too, has a name. */
const PERSONAL = ['role', 'quote', 'portrait', 'company'];

const portrait = z.object({ file: z.string() });

interface Person {
  firm: string;
  name: string;
  face?: string | undefined;
}

const record = z.record(z.string(), z.unknown());

/** All people below a value of a content file. */
function peopleIn(value: unknown, firm: string): Person[] {
  if (Array.isArray(value)) return value.flatMap((item) => peopleIn(item, firm));
  const fields = record.safeParse(value).data;
  if (fields === undefined) return [];
  const { name } = fields;
  const isPerson = typeof name === 'string' && PERSONAL.some((field) => field in fields);
  const face = portrait.safeParse(fields['portrait']).data?.file;
  return [
    ...(isPerson ? [{ firm, name, face }] : []),
    ...Object.values(fields).flatMap((field) => peopleIn(field, firm)),
  ];
}

const people = sources.flatMap(({ file, text }) =>
  peopleIn(
    parseYaml(file, file.endsWith('.md') ? (splitText(text)?.top ?? '') : text),
    firmOf(file),
  ),
);

/** The keys under which more than one firm stands. */
const shared = (entries: readonly (readonly [key: string, firm: string])[]) =>
  [...Map.groupBy(entries, ([key]) => key)].flatMap(([key, all]) => {
    const firms = new Set(all.map(([, firm]) => firm));
    return firms.size > 1 ? [`${key}: ${[...firms].join(', ')}`] : [];
  });

/** A person's last name; somebody with one name only has none. */
const surnameOf = (name: string) => {
  const words = name.split(',')[0]?.trim().split(' ') ?? [];
  return words.length > 1 ? words.at(-1) : undefined;
};

test('there are people at the house and at most homes', () => {
  expect(people.filter(({ firm }) => firm === 'house').length).toBeGreaterThan(15);
  expect(new Set(people.map(({ firm }) => firm)).size).toBeGreaterThan(12);
});

test('no surname stands under two firms', () => {
  const entries = people.flatMap(({ name, firm }) => {
    const surname = surnameOf(name);
    return surname === undefined ? [] : [[surname, firm] as const];
  });
  expect(shared(entries)).toEqual([]);
});

test('no firm names a person of another', () => {
  const strangers = people
    .filter(({ name }) => surnameOf(name) !== undefined)
    .flatMap(({ name, firm }) =>
      sources
        .filter(({ file, text }) => firmOf(file) !== firm && text.includes(name))
        .map(({ file }) => `${name} of ${firm} stands in ${file}`),
    );
  expect([...new Set(strangers)]).toEqual([]);
});

test('no face belongs to two people', () => {
  const faces = people.flatMap(({ name, face }) =>
    face === undefined ? [] : [[face, name] as const],
  );
  expect(shared(faces)).toEqual([]);
});

test('a home names posts of its own, if it names any, and no two the same', () => {
  const posts = z.union([z.int(), z.array(z.string())]);
  const own = new Set(
    globSync('src/demos/*/posts/*.md').map(
      (file) => `${homeOfPost(file)}/${file.replace(/^.*\/|\.md$/g, '')}`,
    ),
  );
  const named = sources
    .filter(({ file }) => file.endsWith('/content.yaml'))
    .flatMap(({ file, text }) =>
      Object.values(record.parse(parseYaml(file, text))).flatMap((part) => {
        const list = posts.safeParse(record.safeParse(part).data?.['posts']).data;
        if (list === undefined) return [];
        return Array.isArray(list)
          ? list.map((name) => `${firmOf(file)}/${name}`)
          : [`${firmOf(file)} shows the journal’s newest ${list}`];
      }),
    );
  expect(named.filter((name) => !own.has(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
