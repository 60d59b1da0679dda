import { articlePictures } from './catalogue/articles.ts';
import { blocks } from './catalogue/blocks.ts';
import { bubbles } from './catalogue/bubbles.ts';
import { clay } from './catalogue/clay.ts';
import { desert } from './catalogue/desert.ts';
import { engravings } from './catalogue/engravings.ts';
import { flatWorkPictures } from './catalogue/flat-works.ts';
import { flutes } from './catalogue/flutes.ts';
import { galleryPictures } from './catalogue/gallery.ts';
import { heroes } from './catalogue/heroes.ts';
import { impressions } from './catalogue/impressions.ts';
import { interiors } from './catalogue/interiors.ts';
import { lime } from './catalogue/lime.ts';
import { logos } from './catalogue/logos.ts';
import { map } from './catalogue/map.ts';
import { night } from './catalogue/night.ts';
import { people } from './catalogue/people.ts';
import { personalPortfolio } from './catalogue/personal-portfolio.ts';
import { report } from './catalogue/report.ts';
import { sketchbook } from './catalogue/sketchbook.ts';
import { studioAgency } from './catalogue/studio-agency.ts';
import { swiss } from './catalogue/swiss.ts';
import { worksMock } from './catalogue/works.ts';
import type { Picture } from './workshop/types.ts';

/** The catalogue: every picture of the template and what it is made from. */
export const pictures: readonly Picture[] = [
  ...personalPortfolio,
  ...people,
  ...logos,
  ...articlePictures,
  ...flutes,
  ...galleryPictures,
  ...flatWorkPictures,
  ...blocks,
  ...bubbles,
  ...clay,
  ...desert,
  ...heroes,
  ...impressions,
  ...engravings,
  ...interiors,
  ...lime,
  ...map,
  ...night,
  ...report,
  ...sketchbook,
  ...studioAgency,
  ...swiss,
  ...worksMock,
];
