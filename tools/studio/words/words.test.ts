import { describe, expect, it } from 'vitest';
import { INTERFACE_LANGUAGES, wordsIn } from '../app/shell/interface-language.ts';
import { en, type StudioWords } from './en.ts';

/** Every sentence, by where it stands: `shell.kinds.home`. */
const sentencesOf = (value: object, place = ''): (readonly [place: string, sentence: string])[] =>
  Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
    const here = place === '' ? key : `${place}.${key}`;
    if (typeof one === 'object' && one !== null) return sentencesOf(one, here);
    return [[here, String(one)] as const];
  });

const slotsOf = (sentence: string): string[] =>
  [...new Set(sentence.match(/\{\w*\}/g))].toSorted((a, b) => a.localeCompare(b));

/** The slots of every sentence, by where it stands; what fields are called is its own test. */
const slotsIn = (words: StudioWords) =>
  Object.fromEntries(
    sentencesOf({ ...words, fields: {} }).map(([place, sentence]) => [place, slotsOf(sentence)]),
  );

describe.each(INTERFACE_LANGUAGES)('%s', (language) => {
  it('has the sentences of English, and their slots', async () => {
    expect(slotsIn(await wordsIn(language))).toEqual(slotsIn(en));
  });

  it('says something everywhere', async () => {
    const sentences = sentencesOf(await wordsIn(language));
    expect(sentences.filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });
});
