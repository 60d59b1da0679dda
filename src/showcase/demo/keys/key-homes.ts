import { brandOf, type Brand } from '~/lib/site/brand';
import { demos } from '~/lib/routes/demos';
import type { Theme } from '~/lib/theme/theme';
import { parseYaml } from '~/lib/content/yaml';
import type { KeyHome } from './key-ring';
import { pageAddress } from '~/lib/languages/page-address';

const themes = import.meta.glob<{ default: Theme; [name: string]: unknown }>(
  '/src/demos/*/theme.ts',
  { eager: true },
);

const texts = import.meta.glob<string>('/src/demos/*/content.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** How a home's content file begins. */
interface Head {
  title: string;
  description: string;
  brand?: Brand;
}

function headOf(slug: string): Head {
  const file = `src/demos/${slug}/content.yaml`;
  const { title, description, brand } = parseYaml(file, texts[`/${file}`] ?? '') as Head;
  return { title, description, ...(brand && { brand }) };
}

/** A home with what the keys turn; none where it has no page, no words or no theme of its own. */
export function homeOf(wanted: string): KeyHome | undefined {
  const { slug, title, path } = demos.find((demo) => demo.slug === wanted && demo.built) ?? {};
  const file = themes[`/src/demos/${slug}/theme.ts`];
  if (!slug || !title || !path || !file || !(`/src/demos/${slug}/content.yaml` in texts))
    return undefined;
  const { default: theme, ...others } = file;
  const head = headOf(slug);
  const firm = brandOf(head.brand).name;
  return { slug, title, path: pageAddress(path), firm, head: { ...head }, theme, others };
}

/** All homes that the keys fit, in the catalogue's order. */
export const keyHomes = (): KeyHome[] => demos.flatMap(({ slug }) => homeOf(slug) ?? []);
