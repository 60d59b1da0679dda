import { expect, test } from 'vitest';
import { drawingAddress } from './icon-address.ts';

test('a drawing stands in its address', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg">\n  <title>Ä</title>\n  <rect width="100%" fill="#fff"/>\n</svg>\n';
  const address = drawingAddress(drawing);
  expect(address).toMatch(/^data:image\/svg\+xml,[\w%:/=';,.-]+$/);
  expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(
    "<svg xmlns='http://www.w3.org/2000/svg'> <title>Ä</title> <rect width='100%' fill='#fff'/> </svg>",
  );
});
