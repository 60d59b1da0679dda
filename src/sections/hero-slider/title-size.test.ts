import { expect, it } from 'vitest';
import { titleSize } from './title-size';

it.each([
  ['large', ['Night shift', 'Glow']],
  ['medium', ['Marketing', 'Development.', 'UX Research.']],
  ['medium', ['We launch while the city sleeps']],
  ['small', ['A title with so many words in it that it needs a smaller size']],
  ['small', ['Internationalisation']],
] as const)('%s for %j', (size, titles) => {
  expect(titleSize([...titles])).toBe(size);
});
