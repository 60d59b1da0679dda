import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import site from '../../site.config.ts';
import { hasRoute, isPublicFile } from '../../src/lib/routes/routes.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { PROPER } from '../../tools/translations/compare.ts';

/**
 * An inner page's content file, for tests that compare the page with it: its owner may write other
 * words. The build has checked it against the schemas.
 *
 * @param name of the page: `counters` is `src/content/pages/counters.yaml`
 */
export const readContent = (name: string): unknown => read(`content/pages/${name}`);

/**
 * The entries of a collection, by the names that pages use.
 *
 * @param name `team` is `src/content/team.yaml`
 */
export const readEntries = (name: string): unknown => read(`content/${name}`);

/**
 * The parts of a home's content file that its tests need.
 *
 * @param name `business` is `src/demos/business/content.yaml`
 * @param shape the parts that the tests read, with the schema of each
 */
export const readHome = <Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
): z.infer<z.ZodObject<Shape>> => z.object(shape).parse(read(`demos/${name}/content`));

const read = (name: string): unknown =>
  parse(readFileSync(join(ROOT, 'src', `${name}.yaml`), 'utf8'));

/** The names of people and firms in all content, and their addresses: translations leave them. */
export function properNames(): ReadonlySet<string> {
  const files = globSync('src/{content,content/pages,content/works,demos/*,demos/*/works}/*.yaml', {
    cwd: ROOT,
  });
  const namesIn = (value: unknown, field: string): string[] => {
    if (typeof value === 'string')
      return PROPER.has(field) || field === 'address' ? [value.trim()] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) =>
      namesIn(part, Array.isArray(value) ? field : key),
    );
  };
  const all = files.map((file) => parse(readFileSync(join(ROOT, file), 'utf8')) as unknown);
  return new Set([site.name, ...all.flatMap((one) => namesIn(one, ''))]);
}

/** A text as the browser reports it: numbers as digits, and any white space as one space. */
export const text = z
  .union([z.string(), z.number()])
  .transform((written) => String(written).replace(/\s+/g, ' ').trim());

/** A part with a heading. */
export const headed = z.object({ heading: text });

/** An item with a title: a service, a work, a counter. */
export const titled = z.object({ title: text });

/** A person or thing with a name. */
export const named = z.object({ name: text });

/** A link's target and label. */
export const link = z.object({ label: text, href: z.string() });

/** Posts in content: how many of the journal's newest, or their names. */
export const postList = z.union([z.int(), z.array(z.string())]);

/** A home's news: the posts that it shows, and the link to all of them. */
export const news = z.object({ heading: text, posts: postList, button: link });

/** How many posts a page shows when it asks for these: its owner may have written fewer. */
export const postsShown = (asked: z.infer<typeof postList>): number =>
  Array.isArray(asked)
    ? asked.length
    : Math.min(asked, readdirSync(join(ROOT, 'src/content/posts')).length);

/** The firm of a home. */
export const brand = z.object({ name: text, emails: z.array(text), phone: text });

/**
 * The firm that a home's page names: its own on the template's site, and the site's on an owner's.
 */
export const firmOf = (own: z.infer<typeof brand>): z.infer<typeof brand> =>
  site.homeBrands
    ? own
    : { name: site.name, emails: site.contact.emails, phone: site.contact.phones[0] ?? '' };

/** The start of a page's copyright line: the years, and the firm. */
export const copyrightOf = (firm: string): RegExp =>
  new RegExp(`© ${site.copyrightYear}(–\\d{4})? ${RegExp.escape(firm)}`);

/** A name that starts with these words. */
export const startingWith = (words: string): RegExp => new RegExp(`^${RegExp.escape(words)}`);

/** Whether an address has a page: an owner may have removed a page of this site. */
function isThere(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return !path.startsWith('/') || hasRoute(path) || isPublicFile(path);
}

/** The expected number of links to an address: none if the site doesn't have the page. */
export const ways = (href: string, count: number): number => (isThere(href) ? count : 0);

/** Expects a link to an address, or no link if the site doesn't have the page. */
export const expectWay = (found: Locator, href: string): Promise<void> =>
  isThere(href) ? expect(found).toHaveAttribute('href', href) : expect(found).toHaveCount(0);
