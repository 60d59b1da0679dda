import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { demos, type Demo } from '~/lib/demos';
import { picture, type PictureData } from '~/lib/picture';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** A demo with what stands in its window. */
export interface DemoWindow extends Demo {
  picture: PictureData;
}

const view = picture({
  widths: [400, 600, 720, 960],
  sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 82vw',
});

/**
 * Its page as `npm run thumbnails` last saw it, else its first picture. A phone shows the page's top
 * alone: nothing hovers there, so nothing scrolls.
 */
const filesOf = ({ slug }: Demo) => {
  const shot = `demo/shots/${slug}`;
  return existsSync(`src/assets/${shot}.webp`)
    ? { file: `${shot}.webp`, phone: `${shot}-top.webp` }
    : { file: `${slug}/hero.webp` };
};

const windows = () =>
  Promise.all(
    demos.map(async (demo): Promise<DemoWindow> => ({
      ...demo,
      picture: await view.parseAsync({ ...filesOf(demo), alt: '' }),
    })),
  );

/** All demos as a street of shop windows. */
export const demoCatalogueSchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    /** Windows that are still being dressed. */
    comingSoon: z.array(
      z.strictObject({ title: z.string().min(1), description: z.string().min(1) }),
    ),
  })
  .transform(async (content) => ({ ...content, demos: await windows() }));
