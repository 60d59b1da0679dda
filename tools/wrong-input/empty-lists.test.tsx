import { inLanguage } from '~/lib/languages/language';
import { words } from '~/lib/words/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WorksCards } from '~/sections/works-cards/WorksCards';
import { WorksFilter } from '~/sections/works-filter/WorksFilter';
import { WorksGrid } from '~/sections/works-grid/WorksGrid';
import { WorksSlider } from '~/sections/works-slider/WorksSlider';

const shared = { heading: 'Works', caseStudy: 'Case Study', works: [] };
const more = { label: 'More', href: '/portfolio' };

test.each([
  ['slider', () => <WorksSlider {...shared} words={words.carousel} />],
  ['grid', () => <WorksGrid {...shared} more={undefined} />],
  ['cards', () => <WorksCards {...shared} more="Read More" />],
  ['filter', () => <WorksFilter {...shared} all="All" legend="Kind" first={6} more={more} />],
])('a %s of works whose last one is gone leaves no heading over nothing', (_, section) => {
  expect(inLanguage('en', () => renderToStaticMarkup(section()))).toBe('');
});
