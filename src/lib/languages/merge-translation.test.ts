import { expect, test } from 'vitest';
import { mergeTranslation, unmatchedLists } from './merge-translation';

const original = {
  title: 'About us',
  picture: { file: 'house/about.webp', alt: 'A window' },
  steps: [
    { title: 'Ask', href: '/contact' },
    { title: 'Answer', href: '/about' },
  ],
  words: ['one', 'two'],
  caption: 'Lit at dusk',
};

test('a translation says words only: the rest is the original’s', () => {
  expect(
    mergeTranslation(original, {
      title: 'Über uns',
      picture: { alt: 'Ein Fenster' },
      steps: [{ title: 'Fragen' }, { title: 'Antworten' }],
    }),
  ).toEqual({
    title: 'Über uns',
    picture: { file: 'house/about.webp', alt: 'Ein Fenster' },
    steps: [
      { title: 'Fragen', href: '/contact' },
      { title: 'Antworten', href: '/about' },
    ],
    words: ['one', 'two'],
    caption: 'Lit at dusk',
  });
});

test('a list of texts may have another length, and an empty field is none', () => {
  const merged = mergeTranslation(original, { words: ['eins', 'zwei', 'drei'], caption: null });
  expect(merged).toMatchObject({ words: ['eins', 'zwei', 'drei'] });
  expect(merged).not.toHaveProperty('caption');
});

test('entries without a counterpart are told with their list', () => {
  const translation = { steps: [{ title: 'Fragen' }] };
  expect(unmatchedLists(original, translation)).toEqual([
    { path: ['steps'], message: '2 entries, one for each of the original; found 1' },
  ]);
  expect(unmatchedLists(original, { words: ['eins'] })).toEqual([]);
});
