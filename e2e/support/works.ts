import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { HOUSE, workFileOf, workPath, WORK_FOLDERS } from '../../src/lib/works/work-files.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { link, text } from './content.ts';
import { languageOfFile } from '../../src/lib/languages/translation-files.ts';

const head = z.object({
  title: text,
  category: text,
  description: text,
  cover: z.object({ alt: text }),
  order: z.number().default(Infinity),
  draft: z.boolean().default(false),
  page: z.string().optional(),
  link: link.optional(),
});

/** A work's file, and where its page stands. */
type WorkHead = z.infer<typeof head> & { name: string; home: string | undefined; path: string };

/** The works of the site that are not held back, in their order. */
export const siteWorks: readonly WorkHead[] = globSync(`${WORK_FOLDERS}/*.yaml`, { cwd: ROOT })
  .filter((file) => languageOfFile(file) === undefined)
  .map((file) => {
    const work = head.parse(parse(readFileSync(join(ROOT, file), 'utf8')));
    const { name, home } = workFileOf(file.replaceAll('\\', '/'));
    return { ...work, name, home, path: work.page ?? workPath(name) };
  })
  .filter(({ draft }) => !draft)
  .sort((a, b) => Math.sign(a.order - b.order) || (basename(a.name) < basename(b.name) ? -1 : 1));

const folder = z.object({
  of: z.string(),
  category: z.string().optional(),
  skip: z.number().default(0),
  most: z.number().default(Infinity),
});

const named = (name: string): WorkHead => {
  const work = siteWorks.find((one) => one.name === name);
  if (!work) throw new Error(`There is no work ${name}.`);
  return work;
};

/**
 * A list of works in content, as the page shows them: named, or all of a folder.
 *
 * @param own what the list adds to each
 */
export const workListWith = <Shape extends z.ZodRawShape>(own: Shape) => {
  type Listed = WorkHead & z.infer<z.ZodObject<Shape>>;
  const item = z.object({ work: z.string(), ...own });
  return z.union([z.array(z.union([z.string(), item])), folder]).transform((list) => {
    const works: unknown[] = Array.isArray(list) ? list.map(listed) : worksIn(list);
    // TypeScript cannot infer objects whose shape is generic.
    return works as Listed[];
  });
};

function listed(one: unknown): unknown {
  if (typeof one === 'string') return named(one);
  const { work, ...own } = z.looseObject({ work: z.string() }).parse(one);
  return { ...named(work), ...own };
}

const worksIn = ({ of, category, skip, most }: z.infer<typeof folder>): WorkHead[] =>
  siteWorks
    .filter(({ home }) => home === (of === HOUSE ? undefined : of))
    .filter((work) => category === undefined || work.category === category)
    .slice(skip, skip + most);

/** A list of works that adds nothing to them. */
export const workList = workListWith({});

/** Expects each work of a list to have one link to its own page, within a part of the page. */
export async function expectWorkWays(
  within: Locator,
  works: readonly { readonly path: string }[],
): Promise<void> {
  for (const { path } of works)
    await expect(within.locator(`a[href="${path}"]`), path).toHaveCount(1);
}
