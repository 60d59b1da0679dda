import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placesSheet } from './places';

it('puts the words where the bubbles are', async () => {
  await expect(placesSheet()).toMatchFileSnapshot('./places.module.css');
});

it('leaves nothing without its place', () => {
  const cells = readFileSync(new URL('cells.module.css', import.meta.url), 'utf8');
  const places = [...placesSheet().matchAll(/--(?:tall|cell|picture|across)[\w-]*/g)];
  expect(places.length).toBeGreaterThan(100);
  for (const [name] of places) expect(cells).toContain(`var(${name})`);
});
