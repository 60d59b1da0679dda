import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Aoife Tiernan', 'AT'],
  ['Saoirse  Daly', 'SD'],
  ['Élodie', 'É'],
])('%s is %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
