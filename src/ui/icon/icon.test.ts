import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import IconPlay from 'virtual:icon/player-play-filled';
import { expect, test } from 'vitest';
import { Icon } from './Icon';
import { findIcon } from '~/lib/icons/icon-set';

test('an outline is its shapes; its pen is the drawing’s', () => {
  const icon = findIcon('menu-2');
  expect(icon).toEqual({ name: 'menu-2', shapes: [['path', { d: expect.any(String) as string }]] });
  const html = renderToStaticMarkup(icon && createElement(Icon, { icon, stroke: 1 }));
  expect(html).toContain('fill="none" stroke="currentColor" stroke-width="1"');
});

test('an area among outlines keeps its colour', () => {
  const areas = findIcon('accessible')?.shapes.filter(([, { fill }]) => fill === 'currentColor');
  expect(areas).toHaveLength(1);
});

test('an icon that a component imports is drawn as an area where it is one', () => {
  const html = renderToStaticMarkup(createElement(IconPlay, { size: 20 }));
  expect(html).toMatch(
    /^<svg width="20" height="20" .*fill="currentColor" aria-hidden="true"><path d=/,
  );
  expect(html).not.toContain('stroke');
});

test('a name of no icon is none', () => {
  expect(findIcon('menu-22')).toBeUndefined();
});
