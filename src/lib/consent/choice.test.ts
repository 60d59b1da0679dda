// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  vi.resetModules();
});

test('a choice is remembered, and counts for the list of services that it was made for', async () => {
  const { keepChoice, readChoice } = await import('./choice');
  expect(readChoice('a')).toBeUndefined();
  keepChoice('a', ['statistics', 'maps']);
  expect(readChoice('a')).toEqual(['statistics', 'maps']);
  expect(readChoice('b')).toBeUndefined();
  keepChoice('a', []);
  expect(readChoice('a')).toEqual([]);
});

test('a browser that stores nothing remembers it for this page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    clear: () => undefined,
  });
  const { keepChoice, readChoice } = await import('./choice');
  expect(readChoice('a')).toBeUndefined();
  keepChoice('a', ['statistics']);
  expect(readChoice('a')).toEqual(['statistics']);
});
