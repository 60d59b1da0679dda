import { z } from 'astro/zod';
import { parse } from 'yaml';
import text from '~/content/menu.yaml?raw';
import { checkContent } from '~/lib/read-page';

const page = z.strictObject({
  /** The words of the entry. */
  label: z.string().min(1),
  /** The page's path, for example `/contact`. */
  path: z.string().startsWith('/'),
});

const submenu = z.strictObject({ label: z.string().min(1), entries: z.array(page).min(1) });

/** One page in the menu. */
export type MenuPage = z.infer<typeof page>;

/** One entry of the menu bar: a page, or a submenu of pages. */
export type MenuEntry = MenuPage | z.infer<typeof submenu>;

/** The menu of every page: `src/content/menu.yaml`. */
export const menu: MenuEntry[] = await checkContent(
  'src/content/menu.yaml',
  parse(text),
  z.array(z.union([page, submenu])),
);
