import { expect, test } from 'vitest';
import { decodeAddress, escapePercents, isUtf8 } from './decode-address';

test.each([
  ['/files/price%20list.pdf', '/files/price list.pdf'],
  ['/gr%C3%B6%C3%9Fe', '/größe'],
  ['/größe', '/größe'],
  ['/sale-50%-off.jpg', '/sale-50%-off.jpg'],
  ['/sale-50%25-off.jpg', '/sale-50%-off.jpg'],
  ['/gr%F6%DFe.jpg', '/gr%F6%DFe.jpg'],
  ['/a%23b%3Fc.pdf', '/a#b?c.pdf'],
  ['%', '%'],
])('%s names %s', (address, name) => {
  expect(decodeAddress(address)).toBe(name);
});

test('a percent sign that escapes nothing is escaped itself', () => {
  expect(escapePercents('/50%-off%20now.jpg')).toBe('/50%25-off%20now.jpg');
});

test('escapes of another encoding are known as such', () => {
  expect(isUtf8('/gr%C3%B6%C3%9Fe/50%.jpg')).toBe(true);
  expect(isUtf8('/gr%F6%DFe.jpg')).toBe(false);
});
