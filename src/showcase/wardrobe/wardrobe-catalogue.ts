import { z } from 'astro/zod';
import { HOUSE } from '~/lib/theme/inner-theme';
import { demos } from '~/lib/routes/demos';
import { parseContent } from '~/lib/content/read-page';
import { hasRoute } from '~/lib/routes/routes';
import type { Theme } from '~/lib/theme/theme';
import { themesFolder, wearables } from '~/showcase/wardrobe/wardrobe';
import { words } from '~/showcase/words/words';
import type { ShowcaseWords } from '~/showcase/words/words.schema';
import { fontFamilies } from '~fonts';
import site from '~site';
import { pageAddress } from '~/lib/languages/page-address';

/** A theme as the panel shows it. */
export interface CatalogueEntry {
  name: string;
  /** The firm whose home it is. */
  firm: string;
  /** What kind of home that is. */
  title: string;
  /** The home's address; none where its page is not there. */
  href?: string;
  /** Its typefaces by their names, the titles' first. */
  faces: string[];
  theme: Theme;
  /** What its file exports besides. */
  others: Record<string, unknown>;
}

/** All that the panel needs. */
export interface Catalogue {
  words: ShowcaseWords['wardrobe'];
  entries: CatalogueEntry[];
  /** The theme that the site has chosen for its inner pages. */
  own: string;
  /** The folder of the themes' stylesheets, with the base path. */
  folder: string;
  /** The home that stands at `/`, and the address that this is. */
  home: { name: string; href: string };
}

const files = import.meta.glob<Record<string, unknown>>('/src/demos/*/theme.ts', { eager: true });

const contents = import.meta.glob<string>('/src/demos/*/content.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const brandSchema = z.object({ brand: z.object({ name: z.string() }) });

/** The firm that a home's content names. */
function firmOf(name: string): string | undefined {
  const file = `/src/demos/${name}/content.yaml`;
  const found = brandSchema.safeParse(parseContent(file, contents[file] ?? '{}'));
  return found.success ? found.data.brand.name : undefined;
}

const familyOf = (variable: string) =>
  fontFamilies.find(({ cssVariable }) => cssVariable === variable)?.name ?? variable;

function entryOf(name: string, theme: Theme): CatalogueEntry {
  const demo = demos.find(({ slug }) => slug === name);
  const others = Object.entries(files[`/src/demos/${name}/theme.ts`] ?? {});
  return {
    name,
    firm: name === HOUSE ? site.name : (firmOf(name) ?? demo?.title ?? name),
    title: name === HOUSE ? words.wardrobe.house : (demo?.title ?? name),
    ...(hasRoute(`/${name}`) && { href: pageAddress(`/${name}`) }),
    faces: theme.fonts.map(familyOf),
    theme,
    others: Object.fromEntries(others.filter(([key]) => key !== 'default')),
  };
}

/** What the panel shows. Homes stand in the catalogue's order, the house's own theme first. */
export function wardrobeCatalogue(): Catalogue {
  const place = (name: string) => demos.findIndex(({ slug }) => slug === name);
  const entries = Object.entries(wearables)
    .map(([name, theme]) => entryOf(name, theme))
    .sort((a, b) => place(a.name) - place(b.name));
  return {
    words: words.wardrobe,
    entries,
    own: site.theme,
    folder: themesFolder(),
    home: { name: site.home, href: pageAddress('/') },
  };
}
