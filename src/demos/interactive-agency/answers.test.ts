import { describe, expect, test } from 'vitest';
import { answers } from './answers';

describe('how shapes answer', () => {
  const all = Object.entries(answers);

  test.each(all)('%s is a transform at every end of its stage', (_name, answer) => {
    for (const x of [-1, 1])
      for (const y of [-1, 1])
        expect(answer(x, y)).toMatch(/^(?:[a-zA-Z]+\((?:-?[\d.]+(?:px|deg|%)?(?:, )?)+\) ?)+$/);
  });

  test('no two answer alike', () => {
    expect(new Set(all.map(([, answer]) => answer(0.5, 0.25))).size).toBe(all.length);
  });
});
