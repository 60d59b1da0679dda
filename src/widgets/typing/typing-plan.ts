import { ERASE_STEP, PHRASE_HOLD, TYPE_STEP, TYPING_LIMIT } from './constants';

/** One moment of the typing. */
export interface TypingMoment {
  /** Milliseconds from the start. */
  at: number;
  /** The index of the phrase being typed, from 0. */
  phrase: number;
  /** The number of letters shown. */
  letters: number;
}

/**
 * Text in which every code unit is one letter: Latin letters with precomposed accents, spaces and
 * punctuation.
 */
const PLAIN = /^[\u0020-\u024f\u2010-\u2027]*$/;

/** Created on demand, as it loads the rules of all scripts: some 15 ms, 60 ms on a phone. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a text into letters as readers count them: an accent belongs to its base letter. */
export function lettersOf(text: string): string[] {
  if (PLAIN.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Plans all moments of the typing: each phrase is typed once, and all but the last are deleted
 * again. The plan ends within `TYPING_LIMIT`.
 */
export function typingPlan(phrases: string[]): TypingMoment[] {
  const moments: TypingMoment[] = [];
  let at = 0;
  phrases.forEach((text, phrase) => {
    const { length } = lettersOf(text);
    for (let letters = 1; letters <= length; letters += 1) {
      moments.push({ at: (at += TYPE_STEP), phrase, letters });
    }
    if (phrase === phrases.length - 1) return;
    at += PHRASE_HOLD;
    for (let letters = length - 1; letters >= 0; letters -= 1) {
      moments.push({ at: (at += ERASE_STEP), phrase, letters });
    }
  });
  const pace = Math.min(1, TYPING_LIMIT / at);
  return moments.map((moment) => ({ ...moment, at: moment.at * pace }));
}

/** Shows each moment at its time. */
export function playTyping(plan: TypingMoment[], show: (moment: TypingMoment) => void): void {
  for (const moment of plan) setTimeout(() => show(moment), moment.at);
}
