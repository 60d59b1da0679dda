import { expect, test } from 'vitest';
import { readable } from '../contract/readable.ts';
import { namesIn } from './names.ts';

const names = namesIn({
  names: { hero: 'Auftakt', slides: 'Folien', '=left': 'Links', left: 'Übrig', textPicture: 'Text mit Bild' }, // prettier-ignore
  help: { 'Its words; `hero`.': 'Seine Wörter; `hero`.' },
});

test('names become words', () => {
  expect(readable('caseStudy')).toBe('Case study');
  expect(readable('over-picture')).toBe('Over picture');
});

test('a field, a choice and a section have the language’s names, else English words', () => {
  expect(names.field('left')).toBe('Übrig');
  expect(names.choice('left')).toBe('Links');
  expect(names.choice('hero')).toBe('Auftakt');
  expect(names.section('TextPicture')).toBe('Text mit Bild');
  expect(names.field('caseStudy')).toBe('Case study');
  expect(names.field('constructor')).toBe('Constructor');
});

test('a place is said from the outside in, its lists counted from 1', () => {
  expect(names.place(['hero', 'slides', 1, 'buttonLabel'])).toBe(
    'Auftakt › Folien 2 › Button label',
  );
  expect(names.place([0, 'hero'])).toBe('1 › Auftakt');
});

test('a shared list and the menu are named, what has a title keeps it', () => {
  expect(names.document('src/content/slides.ar.yaml', 'Slides')).toBe('Folien');
  expect(names.document('src/content/pages/hero.yaml', 'About us')).toBe('About us');
});

test('help that is not translated says that it is English', () => {
  expect(names.help('Its words; `hero`.')).toEqual({ text: 'Seine Wörter; “\u2066hero\u2069”.' });
  expect(names.help('Another.')).toEqual({
    text: 'Another.',
    language: { lang: 'en', dir: 'ltr' },
  });
});
