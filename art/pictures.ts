import { articlePictures } from './catalogue/articles.ts';
import { flatWorkPictures } from './catalogue/flat-works.ts';
import { galleryPictures } from './catalogue/gallery.ts';
import { heroes } from './catalogue/heroes.ts';
import { interiors } from './catalogue/interiors.ts';
import { logos } from './catalogue/logos.ts';
import { people } from './catalogue/people.ts';
import { personalPortfolio } from './catalogue/personal-portfolio.ts';
import { worksMock } from './catalogue/works.ts';
import type { Picture } from './workshop/types.ts';

/** The catalogue: every picture of the template and what it is made from. */
export const pictures: readonly Picture[] = [
  ...personalPortfolio,
  ...people,
  ...logos,
  ...articlePictures,
  ...galleryPictures,
  ...flatWorkPictures,
  ...heroes,
  ...interiors,
  ...worksMock,
];
