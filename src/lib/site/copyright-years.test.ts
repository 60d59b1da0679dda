import { expect, test } from 'vitest';
import { copyrightYears } from './copyright-years';

test('a notice runs from its first year to the newest post’s', () => {
  expect(copyrightYears(2024, 2026)).toBe('2024–2026');
  expect(copyrightYears(2026, 2026)).toBe('2026');
  expect(copyrightYears(2026, 0)).toBe('2026');
});

test('the journal of this site is read', () => {
  expect(copyrightYears(2000)).toMatch(/^2000–20\d\d$/);
});
