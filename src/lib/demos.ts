import { z } from 'astro/zod';
import { checkContent, parseContent } from '~/lib/read-page';
import { hasRoute } from '~/lib/routes';

const texts = import.meta.glob<string>('/src/content/demos/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The groups under which the splash page lists demos, besides all and new. */
export const demoGroups = ['agency', 'corporate', 'portfolio', 'landing'] as const;

const demoSchema = z.strictObject({
  /** Its name in the catalogue and in the Home menu. */
  title: z.string().min(1),
  /** One or two sentences for the catalogue. */
  description: z.string().min(20).max(120),
  groups: z.array(z.enum(demoGroups)).min(1),
  /** What hangs beside its window. */
  label: z.enum(['New', 'Hot']).optional(),
  /** Its place in the catalogue, from 1. */
  order: z.int().min(1),
  /** Its place in the Home menu, from 1. */
  menuOrder: z.int().min(1),
});

/** One demo home: `src/content/demos/<slug>.yaml`, where `<slug>` is its page's name. */
export interface Demo extends z.infer<typeof demoSchema> {
  slug: string;
  /** Its page's path on this site. */
  path: string;
  /** Whether the page exists: an owner may have removed it. */
  built: boolean;
}

/** Every demo, in the catalogue's order. A new one appears everywhere by adding its file. */
export const demos: Demo[] = await Promise.all(
  Object.entries(texts).map(async ([file, text]) => {
    const slug = file.replace(/^.*\/|\.yaml$/g, '');
    const demo = await checkContent(file.slice(1), parseContent(file, text), demoSchema);
    return { ...demo, slug, path: `/${slug}`, built: hasRoute(`/${slug}`) };
  }),
).then((all) => all.sort((a, b) => a.order - b.order));
