import { z } from 'astro/zod';
import { sentences } from '~/lib/markdown/sentences';
import { formatErrors } from '~/lib/content/mistakes';
import { publishCheck, publishSchema } from '~/lib/content/publish-schema';
import { checkContent, checkTexts, parseContent } from '~/lib/content/read-page';
import { hasRoute } from '~/lib/routes/routes';
import { ContentError } from '~/lib/content/content-error';

const texts = import.meta.glob<string>('/src/demos/*/demo.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The groups of demos on the splash page, besides all and new. */
const demoGroups = ['agency', 'corporate', 'portfolio', 'landing'] as const;

const demoSchema = z.strictObject({
  title: z.string().min(1).describe('Its name in the catalogue and in the Home menu.'),
  description: sentences('One or two sentences for the catalogue.', 20, 120),
  groups: z
    .array(z.enum(demoGroups))
    .min(1)
    .describe('The tabs of the splash page under which it stands.'),
  label: z.enum(['New', 'Hot']).optional().describe('What hangs beside its window.'),
  order: z.int().min(1).describe('Its place in the catalogue, from 1.'),
  menuOrder: z.int().min(1).describe('Its place in the Home menu, from 1.'),
  /** Read by `tools/astro/pages/aliases.ts`. */
  aliases: z
    .array(z.string().regex(/^\/[\w-]+$/, 'a path such as /parallax'))
    .optional()
    .describe('Other spellings of its address, which lead to its page: /parallax.'),
});

publishSchema('src/demos/*/demo.yaml', demoSchema);
publishCheck('src/demos/*/demo.yaml', demoSchema, (file, changed) =>
  checkTexts(file, { ...texts, ...changed }, demoSchema),
);

/** One demo home: `src/demos/<slug>/demo.yaml`, where `<slug>` is the name of its page. */
export interface Demo extends z.infer<typeof demoSchema> {
  slug: string;
  /** Its page's path on this site. */
  path: string;
  /** Whether the page exists: an owner may have removed it. */
  built: boolean;
}

/** All demos, in the catalogue's order. Adding a file adds its demo everywhere. */
export const demos: Demo[] = await Promise.all(
  Object.entries(texts).map(async ([file, text]) => {
    const slug = file.split('/').at(-2) ?? '';
    const demo = await checkContent(file.slice(1), parseContent(file, text), demoSchema);
    return { ...demo, slug, path: `/${slug}`, built: hasRoute(`/${slug}`) };
  }),
).then((all) => all.sort((a, b) => a.order - b.order));

for (const field of ['order', 'menuOrder'] as const)
  for (const [index, demo] of demos.entries()) {
    const other = demos.slice(0, index).find((one) => one[field] === demo[field]);
    if (other)
      throw new ContentError(
        formatErrors({ file: `src/demos/${demo.slug}/demo.yaml` }, [
          {
            path: [field],
            message: `a place of its own; found ${demo[field]}, which is ${other.slug}’s`,
          },
        ]),
      );
  }
