// @vitest-environment node
import { expect, test } from 'vitest';
import { deriveKey, seal, unseal } from './seal';

const salt = new Uint8Array(16).fill(7);
const words = new TextEncoder().encode('The harbour, before it opened.');

test('what a password seals, the same password opens', async () => {
  const sealed = await seal(await deriveKey('low tide at four', salt), words);
  expect(new TextDecoder('latin1').decode(sealed)).not.toContain('harbour');
  expect(await unseal(await deriveKey('low tide at four', salt), sealed)).toEqual(words);
});

test('another password, another salt or a changed byte opens nothing', async () => {
  const key = await deriveKey('low tide at four', salt);
  const sealed = await seal(key, words);
  await expect(unseal(await deriveKey('low tide at five', salt), sealed)).rejects.toThrow();
  const otherSalt = new Uint8Array(16).fill(8);
  await expect(unseal(await deriveKey('low tide at four', otherSalt), sealed)).rejects.toThrow();
  const changed = sealed.with(20, (sealed[20] ?? 0) ^ 1);
  await expect(unseal(key, changed)).rejects.toThrow();
});

test('an accent counts as one letter, however a keyboard writes it', async () => {
  const sealed = await seal(await deriveKey('caf\u00e9 at four', salt), words);
  expect(await unseal(await deriveKey('cafe\u0301 at four', salt), sealed)).toEqual(words);
});
