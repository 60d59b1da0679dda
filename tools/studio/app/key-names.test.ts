import { afterEach, expect, test, vi } from 'vitest';
import { printedKeys, shortcut } from './key-names.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['MacIntel', ['⌘', '⇧', 'Z'], '⌘⇧Z'],
  ['Win32', ['Ctrl', 'Shift', 'Z'], 'Ctrl+Shift+Z'],
  ['Linux x86_64', ['Ctrl', 'Shift', 'Z'], 'Ctrl+Shift+Z'],
])('on %s keys are called as they are printed', (platform, keys, word) => {
  vi.stubGlobal('navigator', { platform });
  expect(printedKeys('Ctrl Shift Z')).toEqual(keys);
  expect(shortcut('Ctrl Shift Z')).toBe(word);
});
