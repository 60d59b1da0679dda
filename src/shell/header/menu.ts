import { z } from 'astro/zod';
import text from '~/content/menu.yaml?raw';
import { demos } from '~/lib/demos';
import { checkContent, parseContent } from '~/lib/read-page';

const page = z.strictObject({
  /** The words of the entry. */
  label: z.string().min(1),
  /** The page's path, for example `/contact`. */
  path: z.string().startsWith('/'),
});

const submenu = z.strictObject({ label: z.string().min(1), entries: z.array(page).min(1) });

const demoMenu = z.strictObject({ label: z.string().min(1), from: z.literal('demos') });

/** One page in the menu. */
export type MenuPage = z.infer<typeof page>;

/** One entry of the menu bar: a page, or a submenu of pages. */
export type MenuEntry = MenuPage | z.infer<typeof submenu>;

const entries = await checkContent(
  'src/content/menu.yaml',
  parseContent('src/content/menu.yaml', text),
  z.array(z.union([page, submenu, demoMenu])),
);

const demoPages = demos
  .toSorted((a, b) => a.menuOrder - b.menuOrder)
  .map(({ title, path }) => ({ label: title, path }));

/** The menu of every page: `src/content/menu.yaml`. */
export const menu: MenuEntry[] = entries.map((entry) =>
  'from' in entry ? { label: entry.label, entries: demoPages } : entry,
);
