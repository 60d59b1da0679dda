import { ERASE_STEP, PHRASE_HOLD, TYPE_STEP, TYPING_LIMIT } from './constants';

/** One moment of the typing. */
export interface TypingMoment {
  /** Milliseconds from the start. */
  at: number;
  /** Which phrase is being typed, from 0. */
  phrase: number;
  /** How many of its letters stand. */
  letters: number;
}

/** Latin letters, each with its accent as one sign, and what stands between them: every sign is a letter. */
const PLAIN = /^[\u0020-\u024f\u2010-\u2027]*$/;

/** Reads the rules of all scripts: some 15 ms, 60 on a phone. */
let segmenter: Intl.Segmenter | undefined;

/** A text's letters as its reader counts them: an accent belongs to the one that it stands on. */
export function lettersOf(text: string): string[] {
  if (PLAIN.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Everything that happens while phrases are typed, each once: all but the last are deleted again.
 * It ends within `TYPING_LIMIT`.
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
