import { existsSync } from 'node:fs';
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { assetPath } from '~/lib/routes/asset-path';
import { demos, type Demo } from '~/lib/routes/demos';
import { picture, type PictureData } from '~/lib/pictures/picture';
import { pageTitles } from '~/lib/content/read-page';
import { plural, text } from '~/lib/words/text-schema';
import { sectionHeadingSchema } from '~/ui/section-heading/section-heading.schema';

/** The tabs above the windows, in the order of the specification; `new` lists the highlights, New and Hot. */
export const catalogueTabs = ['all', 'agency', 'corporate', 'portfolio', 'landing', 'new'] as const;

/** A demo with what stands in its window. */
export interface DemoWindow extends Demo {
  /** The firm that the home was made up for. */
  firm?: string;
  /** Its page's first screen. */
  picture: PictureData;
  /** The address of a photograph of its whole page; only script asks for it. */
  whole?: string;
  /** In a large window: the page on the phone that stands before it. */
  phone?: PictureData;
}

/** Of every seven windows the first and the last are large: rows of two, three and two. */
const isLarge = (index: number) => index % 7 === 0 || index % 7 === 6;

const large = picture({
  widths: [720, 1200],
  sizes: '(min-width: 64rem) 50vw, 90vw',
});
const small = picture({
  widths: [720],
  sizes: '(min-width: 64rem) 29vw, (min-width: 40rem) 46vw, 90vw',
});
const onPhone = picture({ widths: [360], sizes: '11rem' });

/** Pages as `npm run thumbnails` last saw them, from top to end; published as they are. */
const wholePages = import.meta.glob<ImageMetadata>('/src/demos/*/pictures/shots/page.webp', {
  import: 'default',
});

async function wholeOf({ slug }: Demo): Promise<string | undefined> {
  const photograph = await wholePages[`/${assetPath(`${slug}/shots/page.webp`)}`]?.();
  return photograph?.src;
}

/** The firm that a home names, or what its page's title begins with: `Sayso, a digital agency`. */
const firms = new Map(
  pageTitles().map(({ name, title, firm }) => [name, firm ?? title.split(',')[0]]),
);

const shot = ({ slug }: Demo, device: string) => `${slug}/shots/${device}.webp`;

async function windowOf(demo: Demo, index: number): Promise<DemoWindow> {
  const photo = shot(demo, 'desktop');
  const isPhotographed = existsSync(assetPath(photo));
  const view = isLarge(index) ? large : small;
  const firm = firms.get(demo.slug);
  const whole = await wholeOf(demo);
  const hasPhone = isLarge(index) && existsSync(assetPath(shot(demo, 'phone')));
  return {
    ...demo,
    ...(firm !== undefined && { firm }),
    // Without a photograph its first picture.
    picture: await view.parseAsync({
      file: isPhotographed ? photo : `${demo.slug}/hero.webp`,
      alt: '',
    }),
    ...(whole !== undefined && { whole }),
    ...(hasPhone && { phone: await onPhone.parseAsync({ file: shot(demo, 'phone'), alt: '' }) }),
  };
}

/** All demos as a street of shop windows. */
export const demoCatalogueSchema = z
  .strictObject({
    ...sectionHeadingSchema.shape,
    legend: z.string().min(1).describe('What the tabs are for, for those who cannot see them.'),
    tabs: z
      .strictObject({
        all: text().describe('The tab of all homes.'),
        agency: text().describe('The tab of agencies.'),
        corporate: text().describe('The tab of firms.'),
        portfolio: text().describe('The tab of portfolios.'),
        landing: text().describe('The tab of landing pages.'),
        new: text().describe('The tab of highlights: New and Hot.'),
      } satisfies Record<(typeof catalogueTabs)[number], z.ZodType>)
      .describe('The tabs above the windows.'),
    shown: plural.describe('Says aloud how many windows a tab leaves.'),
    note: z.string().min(1).describe('What stands below the windows that are still being dressed.'),
    comingSoon: z
      .array(
        z.strictObject({
          title: z.string().min(1).describe('What the home will be called.'),
          description: z.string().min(1).describe('The note on its shutter.'),
        }),
      )
      .describe('Windows that are still being dressed: a shutter each, with a note on it.'),
  })
  .transform(async (content) => ({
    ...content,
    demos: await Promise.all(demos.map(windowOf)),
  }));
