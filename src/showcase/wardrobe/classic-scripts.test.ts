import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { bundleClassic } from './classic-scripts.ts';

test('a script becomes one text that is no module', async () => {
  const src = join(process.cwd(), 'src');
  const text = await bundleClassic(join(src, 'showcase/wardrobe/wear.ts'), src);
  // An import or export would throw.
  expect(() => new Script(text)).not.toThrow();
  expect(text).toContain('WARDROBE');
  expect(text).toContain('replaceSync');
  expect(text.length).toBeLessThan(16_000);
});
