import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SITE_ROOT } from '../tools/site/routes.ts';

/** What the development server's catalogue of sections is called, in addresses and in markup. */
const OWN = /_sections|section-frame|catalogue-(box|card|stage)/;

test('a built site holds nothing of the catalogue of sections', () => {
  const files = readdirSync(SITE_ROOT, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => OWN.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(html|js|css|xml|json|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  const holding = texts.filter((file) => OWN.test(readFileSync(join(SITE_ROOT, file), 'utf8')));
  expect(holding).toEqual([]);
});
