import { expect, test } from 'vitest';
import site from '../../../site.config';
import { defineSite } from './site';

test('a wrong field stops the build, named with its file and what is expected', () => {
  const wrong = { ...site, url: 'studio', owner: { name: 'A', email: 'nobody' } };
  expect(() => defineSite(wrong)).toThrow(/site\.config\.ts[\s\S]*full address[\s\S]*at url/);
  expect(() => defineSite(wrong)).toThrow(/an e-mail address[\s\S]*at owner\.email/);
});

test('an unknown field is a mistake too', () => {
  const wrong = { ...site, titel: 'x' };
  expect(() => defineSite(wrong)).toThrow(/Unrecognized key: "titel"/);
});
