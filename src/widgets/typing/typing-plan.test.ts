import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lettersOf, playTyping, typingPlan, type TypingMoment } from './typing-plan';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const played = (phrases: string[], milliseconds: number) => {
  const shown: string[] = [];
  const write = ({ phrase, letters }: TypingMoment) =>
    shown.push(
      lettersOf(phrases[phrase] ?? '')
        .slice(0, letters)
        .join(''),
    );
  playTyping(typingPlan(phrases), write);
  vi.advanceTimersByTime(milliseconds);
  return shown;
};

it('types one phrase letter by letter', () => {
  expect(played(['Hé!'], 120)).toEqual(['H', 'Hé']);
  vi.clearAllTimers();
  expect(played(['Hé!'], 180)).toEqual(['H', 'Hé', 'Hé!']);
});

it('types each phrase once, and leaves the last', () => {
  expect(played(['ab', 'cd'], 5000)).toEqual(['a', 'ab', 'a', '', 'c', 'cd']);
  expect(vi.getTimerCount()).toBe(0);
});

it('lets a phrase stand before it goes', () => {
  const [, whole, shorter] = typingPlan(['ab', 'cd']);
  expect((shorter?.at ?? 0) - (whole?.at ?? 0)).toBe(900 + 25);
});

it('ends within five seconds, however much there is to type', () => {
  const phrases = ['I design interfaces that hold', 'I build them in React', 'I film the launch'];
  expect(typingPlan(phrases).at(-1)?.at).toBeLessThanOrEqual(5000);
  expect(typingPlan(Array.from({ length: 20 }, () => 'a long phrase')).at(-1)?.at).toBeCloseTo(
    5000,
  );
});

it.each(['I build “them” – in React … 2', 'Åsa Grün, Ürümqi', 'naïve', 'e\u0301a', '👩‍🚀 नमस्ते'])(
  'counts the letters of %s as a reader does',
  (text) => {
    const segments = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
    expect(lettersOf(text)).toEqual(segments);
  },
);
