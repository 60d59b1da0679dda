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
  widths: [400, 640, 960],
  sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw',
});

/** Its page as `npm run thumbnails` last saw it, else its first picture. */
const fileOf = ({ slug }: Demo) => {
  const shot = `demo/shots/${slug}.webp`;
  return existsSync(`src/assets/${shot}`) ? shot : `${slug}/hero.webp`;
};

const windows = () =>
  Promise.all(
    demos.map(async (demo): Promise<DemoWindow> => ({
      ...demo,
      picture: await view.parseAsync({ file: fileOf(demo), alt: '' }),
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
