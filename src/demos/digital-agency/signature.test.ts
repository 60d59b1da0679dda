import { expect, test } from 'vitest';
import { initialed, signatureOf } from './signature';

test('signs with the initial and the surname, each in one stroke', () => {
  expect(signatureOf('Lore Harms').path.match(/M/g)).toHaveLength(2);
  expect(signatureOf('Harms').path.match(/M/g)).toHaveLength(1);
});

test('signs alike each time, and no two names alike', () => {
  expect(signatureOf('Emeka Udo')).toEqual(signatureOf('Emeka Udo'));
  expect(signatureOf('Emeka Udo').path).not.toBe(signatureOf('Ewa Udo').path);
});

test('signs names with letters that it does not know', () => {
  for (const name of ['Jürgen Groß', 'Łucja Æbelø', '王 小明', 'O’Neil'])
    expect(signatureOf(name).path).toMatch(/^M[\d. s-]+/);
});

test('stays within its box', () => {
  const { viewBox, path } = signatureOf('Vera Lindt');
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const ends: [number, number][] = [];
  for (const [, command, numbers = ''] of path.matchAll(/([Ms])([^Ms]+)/g)) {
    const [a = 0, b = 0] = numbers.split(' ').slice(-2).map(Number);
    const [left, top] = command === 's' ? (ends.at(-1) ?? [0, 0]) : [0, 0];
    ends.push([left + a, top + b]);
  }
  expect(ends.length).toBeGreaterThan(20);
  for (const [left, top] of ends) {
    expect(left).toBeGreaterThanOrEqual(x);
    expect(left).toBeLessThanOrEqual(x + width);
    expect(top).toBeGreaterThanOrEqual(y);
    expect(top).toBeLessThanOrEqual(y + height);
  }
});

test('scrawls a name unlike it writes it, and ever flatter', () => {
  expect(signatureOf('Bruno Salis', true).path).not.toBe(signatureOf('Bruno Salis').path);
});

test('shortens a first name', () => {
  expect(initialed('Lore Harms')).toBe('L. Harms');
  expect(initialed('Harms')).toBe('Harms');
});

test('dots an i and crosses a t once the name stands', () => {
  expect(signatureOf('Bruno Salis').path.match(/M/g)).toHaveLength(3);
  expect(signatureOf('Vera Lindt').path.match(/M/g)).toHaveLength(4);
});
