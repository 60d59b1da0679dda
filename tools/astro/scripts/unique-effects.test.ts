import { expect, it } from 'vitest';
import { expectUniqueNames } from './unique-effects.ts';

it('stops a build with two effects of one name, and names their files', () => {
  const [first, second] = ['ui/reveal/reveal.later.effect.ts', 'demos/atlas/reveal.effect.ts'];
  expect(() => expectUniqueNames([first, 'widgets/map/map.effect.ts'])).not.toThrow();
  expect(() => expectUniqueNames([first, second])).toThrow(`"reveal": ${first} and ${second}`);
});
