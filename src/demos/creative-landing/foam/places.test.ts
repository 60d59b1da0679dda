import { expect, it } from 'vitest';
import { placesSheet } from './places';

it('puts the words where the bubbles are', async () => {
  await expect(placesSheet()).toMatchFileSnapshot('./places.module.css');
});
