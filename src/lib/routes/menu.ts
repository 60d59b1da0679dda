import { z } from 'astro/zod';
import { isAbsent, warnOfAbsent } from '~/lib/routes/absent-link';
import { demos } from '~/lib/routes/demos';
import { faultOf } from '~/lib/routes/link';
import { isSwitchedOff } from '~/lib/posts/journal';
import { publishCheck, publishSchema } from '~/lib/content/publish-schema';
import { checkContent, checkTexts, inPageLanguage } from '~/lib/content/read-page';
import { inLanguage, perLanguage, type LanguageMark } from '~/lib/languages/language';
import { originalLanguage } from '~/lib/languages/languages';
import { nearest } from '~/lib/content/nearest';
import { routeNames } from '~/lib/routes/routes';
import { internalPath } from '~/lib/routes/url';

const FILE = 'src/content/menu.yaml';

const texts = import.meta.glob<string>('/src/content/menu{,.*}.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Whether a page does not exist yet: until it does, the menu shows its label without a link. An
 * address that differs from an existing page's by a letter or two is taken for a spelling mistake.
 */
function isToCome(address: string): boolean {
  const path = internalPath(address);
  return (
    path !== undefined &&
    isAbsent(address) &&
    !/\.\w+$/.test(path) &&
    nearest(path, routeNames(), 0) === undefined
  );
}

/** When the journal is off, links to it are left out. */
const isLeftOut = (address: string): boolean => isSwitchedOff(internalPath(address) ?? '');

const page = z.strictObject({
  label: z.string().min(1).describe('The words of the entry.'),
  path: z
    .string()
    .check((ctx) => {
      const isFree = isLeftOut(ctx.value) || isToCome(ctx.value);
      const fault = isFree ? undefined : faultOf(ctx.value);
      if (fault !== undefined)
        ctx.issues.push({ code: 'custom', message: fault, input: ctx.value });
    })
    .meta({ names: 'pages' })
    .describe(
      'A page (/contact), a post, a file in public (/menu.pdf), the feed (/rss.xml), an anchor (#services, /about#team) or a full address.',
    ),
});

const submenu = z.strictObject({
  label: z.string().min(1).describe('The submenu’s word.'),
  entries: z
    .array(
      z
        .unknown()
        .check((ctx) => {
          const { value } = ctx;
          if (typeof value === 'object' && value !== null && 'entries' in value)
            ctx.issues.push({
              code: 'custom',
              message: 'two levels: an entry of a submenu has a path, and no entries of its own',
              input: value,
            });
        })
        .pipe(page)
        .meta({ shape: page }),
    )
    .min(1)
    .describe('The pages below it, in their order.'),
});

const demoMenu = z.strictObject({
  label: z.string().min(1).describe('The submenu’s word.'),
  from: z.literal('demos').describe('Always demos: it lists the homes by itself.'),
});

/** The schema of `src/content/menu.yaml`. */
export const menuSchema = z.array(z.union([page, submenu, demoMenu]));

/** One page in the menu. */
export interface MenuPage extends z.infer<typeof page> {
  /** The language of the page that it leads to, where that is another than the current page's. */
  language?: string;
  /** The language of its label, where that is another than the current page's. */
  mark?: LanguageMark;
}

/** One entry of the menu bar: a page, or a submenu of pages. */
export type MenuEntry =
  MenuPage | (Omit<z.infer<typeof submenu>, 'entries'> & { entries: MenuPage[] });

publishSchema(FILE, menuSchema);
publishCheck(FILE, menuSchema, (_, changed) =>
  checkTexts(FILE, { ...texts, ...changed }, menuSchema),
);

const read = await perLanguage(async () => {
  const { content, file } = inPageLanguage(FILE, texts[`/${FILE}`] ?? '', texts);
  return { entries: await checkContent(file, content, menuSchema) };
});

const isAvailable = ({ path }: MenuPage) => !isLeftOut(path);

warnOfAbsent(
  FILE,
  inLanguage(originalLanguage, () => read.entries)
    .flatMap((one) => ('entries' in one ? one.entries : [one]))
    .flatMap((entry) => ('path' in entry && isAvailable(entry) ? [entry] : [])),
);

const demoPages = demos
  .toSorted((a, b) => a.menuOrder - b.menuOrder)
  .map(({ title, path }) => ({ label: title, path }));

/** The menu of every page, in the page's language: `src/content/menu.yaml`. */
export const menu = (): MenuEntry[] =>
  read.entries.flatMap((entry): MenuEntry[] => {
    if ('from' in entry) return [{ label: entry.label, entries: demoPages }];
    if (!('entries' in entry)) return isAvailable(entry) ? [entry] : [];
    const left = entry.entries.filter(isAvailable);
    return left.length > 0 ? [{ ...entry, entries: left }] : [];
  });
