// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pathOf } from './use-page.ts';

test('a page that the browser has left stands nowhere, and stops no one', () => {
  const frame = document.createElement('iframe');
  const left = document.implementation.createHTMLDocument();
  expect(pathOf({ document: left, frame, isFollowed: false })).toBeUndefined();
  expect(pathOf({ document, frame, isFollowed: false })).toBe(document.location.pathname);
});
