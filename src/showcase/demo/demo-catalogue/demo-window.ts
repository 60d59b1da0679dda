import { existsSync } from 'node:fs';
import type { ImageMetadata } from 'astro';
import { pageTitles } from '~/lib/content/read-page';
import { picture, type PictureData, type PictureOptions } from '~/lib/pictures/picture';
import { assetPath } from '~/lib/routes/asset-path';
import type { Demo } from '~/lib/routes/demos';
import { byLanguage } from '~/lib/languages/language';

/** A demo with what stands in its window. */
export interface DemoWindow extends Demo {
  /** The firm that the home was made up for. */
  firm?: string;
  picture: PictureData;
  /** The address of a photograph of its whole page; only script asks for it. */
  whole?: string;
}

/** Pages as `npm run thumbnails` last saw them, from top to end; published as they are. */
const wholePages = import.meta.glob<ImageMetadata>('/src/demos/*/pictures/shots/page.webp', {
  import: 'default',
});

async function wholeOf({ slug }: Demo): Promise<string | undefined> {
  const photograph = await wholePages[`/${assetPath(`${slug}/shots/page.webp`)}`]?.();
  return photograph?.src;
}

/** The firm that a home names, or what its page's title begins with: `Sayso, a digital agency`. */
const firms = byLanguage(
  () => new Map(pageTitles().map(({ name, title, firm }) => [name, firm ?? title.split(',')[0]])),
);

interface WindowOptions extends PictureOptions {
  /** Whether a phone shows the page as it is on a phone. */
  hasPhone?: boolean;
}

/** A demo with a photograph of its first screen, or its first picture where none has been taken. */
export async function demoWindow(
  demo: Demo,
  { hasPhone = false, ...options }: WindowOptions,
): Promise<DemoWindow> {
  const shot = (device: string) => `${demo.slug}/shots/${device}.webp`;
  const isTaken = (device: string) => existsSync(assetPath(shot(device)));
  const firm = firms().get(demo.slug);
  const whole = await wholeOf(demo);
  return {
    ...demo,
    ...(firm !== undefined && { firm }),
    picture: await picture(options).parseAsync({
      file: isTaken('desktop') ? shot('desktop') : `${demo.slug}/hero.webp`,
      ...(hasPhone && isTaken('phone') && { phone: shot('phone') }),
      alt: '',
    }),
    ...(whole !== undefined && { whole }),
  };
}
