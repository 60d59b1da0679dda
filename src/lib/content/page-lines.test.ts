import { expect, test } from 'vitest';
import { cutLines } from './page-lines';

const PAGE = `---
import { readPage } from '~/lib/content/read-page';
import { Counters } from '~/sections/counters/Counters';
import { countersPictureSchema, countersSchema } from '~/sections/counters/counters.schema';
import row from '~/sections/counters/looks/row.module.css';
import InnerPage from '~/shell/InnerPage.astro';
import { Parallax } from '~/widgets/parallax/Parallax';

const content = await readPage('counters', {
  year: countersSchema,
  yearPicture: countersPictureSchema,
  facts: largeSchema(
    'a long line',
  ),
});
---

<InnerPage {...content.meta}>
  <Counters {...content.year}>
    <Parallax {...content.yearPicture} />
  </Counters>
  <Counters {...content.facts} className={row.look} />
</InnerPage>
`;
const CONTENT = `title: Counters

year:
  heading: A year
  counters:
    - { value: 1, title: One }

yearPicture:
  picture: a.webp

facts:
  heading: Facts
`;

test('an element with children brings all that it names, and nothing else', () => {
  const lines = cutLines(PAGE, CONTENT, 'year');
  expect(lines?.page).toBe(`---
import { readPage } from '~/lib/content/read-page';
import { Counters } from '~/sections/counters/Counters';
import { countersPictureSchema, countersSchema } from '~/sections/counters/counters.schema';
import { Parallax } from '~/widgets/parallax/Parallax';

const content = await readPage('counters', {
  year: countersSchema,
  yearPicture: countersPictureSchema,
});
---

<Counters {...content.year}>
  <Parallax {...content.yearPicture} />
</Counters>`);
  expect(lines?.content).toBe(`year:
  heading: A year
  counters:
    - { value: 1, title: One }

yearPicture:
  picture: a.webp`);
});

test('an element of one line stands with its look, a field of several lines whole', () => {
  const lines = cutLines(PAGE, CONTENT, 'facts');
  expect(lines?.page).toContain("  facts: largeSchema(\n    'a long line',\n  ),\n});");
  expect(lines?.page).toMatch(/\n<Counters \{\.\.\.content\.facts\} className=\{row\.look\} \/>$/);
  expect(lines?.page).not.toContain('Parallax');
  expect(lines?.content).toBe('facts:\n  heading: Facts');
});

test('a part that the page does not show has no lines', () => {
  expect(cutLines(PAGE, CONTENT, 'month')).toBeUndefined();
});
