import { anchors } from '~/lib/routes/anchors';
import { brandSchema } from '~/lib/site/brand';
import { readPage } from '~/lib/content/read-page';
import { newsSchema } from '~/sections/news/news.schema';
import { aboutSchema } from './about/about.schema';
import { backSchema } from './back.schema';
import { hireSchema } from './hire/hire.schema';
import { introductionSchema } from './hero/introduction.schema';
import { jobsSchema } from './jobs/jobs.schema';
import { printsSchema } from './prints/prints.schema';

/** What this page says: `content.yaml`, each part checked against the schema of the section that shows it. */
export const content = await readPage('portfolio-landing', {
  brand: brandSchema,
  menu: anchors(),
  home: introductionSchema,
  about: aboutSchema,
  service: jobsSchema,
  portfolio: printsSchema,
  blog: newsSchema,
  contact: hireSchema,
  back: backSchema,
});
