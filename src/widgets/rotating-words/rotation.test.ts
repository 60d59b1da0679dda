import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rotation } from './rotation';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('switches every 2.2 s after a delay of 0.6 s, and goes round', () => {
  const shown: number[] = [];
  rotation(3, (index) => shown.push(index)).play();
  vi.advanceTimersByTime(600 + 2200 - 1);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(2199);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(2200);
  expect(shown).toEqual([1, 2, 0]);
});

it('stands still while it is held, and goes on from there', () => {
  const shown: number[] = [];
  const words = rotation(3, (index) => shown.push(index));
  words.play();
  words.play();
  vi.advanceTimersByTime(2800);
  words.pause();
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([1]);
  words.play();
  vi.advanceTimersByTime(2200);
  expect(shown).toEqual([1, 2]);
});

it('has nothing to turn with one word', () => {
  rotation(1, () => expect.unreachable()).play();
  expect(vi.getTimerCount()).toBe(0);
});
