import { expect, it } from 'vitest';
import { spokenOf } from './interface-language.ts';
import { nameOfLanguage } from '../language-name.ts';

it('speaks the first language that it can, whatever the region, and English where it can none', () => {
  expect(spokenOf(['en-GB'])).toBe('en');
  expect(spokenOf([undefined, 'tlh', 'en'])).toBe('en');
  expect(spokenOf(['tlh'])).toBe('en');
});

it('calls a language by its own name', () => {
  expect(nameOfLanguage('de')).toBe('Deutsch');
  expect(nameOfLanguage('fr')).toBe('Français');
});
