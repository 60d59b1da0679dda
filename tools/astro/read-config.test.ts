import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths.ts';

/** Asks for the configuration as Astro does, and once more when it has changed. */
const ASK_TWICE = `
import { writeFileSync } from 'node:fs';
const ask = async (time) => (await import('./astro.config.mjs?t=' + time)).default.site;
const before = await ask(1);
writeFileSync('site.config.ts', "export default 'after' as string;");
console.log(before, await ask(2));
`;

test('what the configuration is made of is read anew when it has changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-config-'));
  try {
    await copyFile(join(ROOT, 'astro.config.mjs'), join(folder, 'astro.config.mjs'));
    await writeFile(
      join(folder, 'astro.config.ts'),
      "import site from './site.config.ts';\nexport default { site };\n",
    );
    await writeFile(join(folder, 'site.config.ts'), "export default 'before' as string;\n");
    await writeFile(join(folder, 'ask.mjs'), ASK_TWICE);
    const { stdout } = await promisify(execFile)(process.execPath, ['ask.mjs'], { cwd: folder });
    expect(stdout.trim()).toBe('before after');
  } finally {
    await rm(folder, { recursive: true });
  }
});
