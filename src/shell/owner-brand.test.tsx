import { globSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import site from '~site';
import type { Brand, Mark } from '~/lib/site/brand';
import type { FooterPartProps } from '~/sections/site-footer/SiteFooter';

const brand: Brand = {
  name: 'Kontor & Kiel',
  kind: 'Organization',
  address: '3 Harbour Lane, Porto',
  emails: ['hello@kontor.example'],
  phone: '+351 21 555 0142',
};

/** Any drawing in `public`. */
const logo = { file: '/icon.svg', isMark: true, width: 40, height: 32 };

const { homeBrands, logo: before } = site;
afterEach(() => void Object.assign(site, { homeBrands, logo: before }));

// Eager: what a home imports may take a busy machine longer than a test has.
const marks = import.meta.glob<{ Mark: Mark }>('/src/demos/*/Mark.tsx', { eager: true });
const endings = import.meta.glob<{ Footer: ComponentType<FooterPartProps> }>(
  '/src/demos/*/{,footer/}Footer.tsx',
  { eager: true },
);

const homeOf = (file: string) => file.split('/')[3] ?? '';

/** The drawing of a mark, without its root element and therefore its size. */
const drawingOf = (FirmMark: Mark) => renderToStaticMarkup(<FirmMark />).replace(/^<svg[^>]*>/, '');

test('every home has a footer of its own', () => {
  expect(Object.keys(endings)).toHaveLength(globSync('src/demos/*/Mark.tsx').length);
});

test.each(Object.entries(endings))(
  'on an owner’s site %s shows their name and no mark of the firm',
  (file, { Footer }) => {
    const FirmMark = marks[`/src/demos/${homeOf(file)}/Mark.tsx`]?.Mark;
    if (!FirmMark) throw new Error(`${file} has no mark beside it`);
    Object.assign(site, { homeBrands: false, logo });
    const html = renderToStaticMarkup(<Footer brand={brand} mark={FirmMark} />);
    expect(html).not.toContain(drawingOf(FirmMark));
    expect(html).toContain('Kontor &amp; Kiel');
    Object.assign(site, { homeBrands: true });
    const shown = renderToStaticMarkup(<Footer brand={brand} mark={FirmMark} />);
    if (shown.includes(drawingOf(FirmMark)))
      expect(html).toMatch(/<img[^>]+src="[^"]*\/icon\.svg"/);
  },
);
