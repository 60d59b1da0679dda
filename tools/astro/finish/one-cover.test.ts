import { expect, test } from 'vitest';
import { parsePage, printPage } from '../../lib/html.ts';
import type { PrintedSite } from './finish-pages.ts';
import { oneCoverStep } from './one-cover.ts';

test('of a work that stands twice on a page, only the first cover moves', async () => {
  const document = parsePage(
    '<img data-work-cover="work-a"><img data-work-cover="work-b"><img data-work-cover="work-a">',
  );
  await oneCoverStep.run({ pages: [{ document }] } as unknown as PrintedSite);
  expect(printPage(document)).toContain(
    '<img data-work-cover="work-a"><img data-work-cover="work-b"><img>',
  );
});
