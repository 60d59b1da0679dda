import { expect, test } from 'vitest';
import type { Work } from '~/lib/works/works';
import { cardOf } from './work-card';

const work: Work = {
  file: 'src/content/works/harbour-lights.yaml',
  name: 'harbour-lights',
  home: undefined,
  languages: ['en'],
  originalCategory: '',
  path: '/portfolio/harbour-lights',
  content: {},
  title: 'Harbour Lights',
  category: 'Signage',
  description: 'Lamps, signs and a timetable for a pier.',
  roles: [],
  facts: [],
  draft: false,
  isExternal: true,
  locked: false,
  link: { label: 'Visit the pier', href: 'https://pier.example' },
  cover: { file: 'works/nextstop-app.webp', alt: 'A timetable.' },
};

test('a card leads to where the work is to be seen, where its file says so', async () => {
  expect(await cardOf(work, undefined, () => undefined)).toMatchObject({
    href: 'https://pier.example',
    description: work.description,
  });
});

test('the card of a locked work says its title and category alone, and leads to its page', async () => {
  expect(await cardOf({ ...work, locked: 'clients' }, undefined, () => undefined)).toEqual({
    id: 'harbour-lights',
    title: 'Harbour Lights',
    category: 'Signage',
    href: '/portfolio/harbour-lights',
  });
});
