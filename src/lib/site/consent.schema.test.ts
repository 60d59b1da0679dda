import { expect, test } from 'vitest';
import { ownAllowance } from '../../../tools/astro/hosts/policy.ts';
import site from '../../../site.config.ts';
import { defineSite } from './site.ts';

type Config = Parameters<typeof defineSite>[0];

const statistics = { label: 'Statistics', text: 'Counts visits.', services: ['Stats'] };
const script = { src: 'https://stats.example/a.js', consent: 'statistics' };

const define = (config: Partial<Config>) => defineSite({ ...(site as Config), ...config });

test('a script belongs to a purpose, and the policy allows its host before anybody agrees', () => {
  const own = define({ consent: { statistics }, scripts: [script] });
  expect(own.scripts[0]).toMatchObject({ consent: 'statistics' });
  expect(ownAllowance(own).sources).toEqual({ 'script-src': ["'self'", 'https://stats.example'] });
});

test('a purpose that is not there is told where it is named', () => {
  const scripts = [{ ...script, consent: 'statistic' }];
  expect(() => define({ consent: { statistics }, scripts })).toThrow(
    /found "statistic"[\s\S]*at scripts\[0\]\.consent/,
  );
  expect(() => define({ consent: { statistics }, scripts })).toThrow(/did you mean "statistics"/);
  expect(() => define({ scripts })).toThrow(/none is there yet/);
  const translations = { de: { consent: { films: { label: 'Filme', text: 'Zeigt Filme.' } } } };
  expect(() => define({ consent: { statistics }, translations })).toThrow(
    /translations\.de\.consent\.films/,
  );
});

test.each([
  [{ Statistics: statistics }, 'small letters'],
  [{ statistics: { ...statistics, services: [] } }, 'consent.statistics.services'],
  [{ statistics: { label: 'Statistics', text: 'Counts visits.' } }, 'consent.statistics.services'],
])('a purpose is named and names its services (%#)', (consent, message) => {
  expect(() => define({ consent: consent as NonNullable<Config['consent']> })).toThrow(message);
});
