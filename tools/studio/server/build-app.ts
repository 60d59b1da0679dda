import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT, TOOLS_HOME } from '../../lib/paths.ts';
import { STUDIO_PATH } from '../contract/api.ts';

const SOURCES = 'tools/studio';
const OUT = join(TOOLS_HOME, 'studio', 'app');

/** Everything that the window is made of: its sources, and the versions of its packages. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(`${SOURCES}/{app,contract,words}/**/*.*`, { cwd: ROOT }).toSorted();
  for (const file of [...files, 'package-lock.json'])
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * Builds the studio’s window, unless it is there already. It is no page of the development server, whose
 * client would reload it whenever a page changes.
 *
 * @returns its folder
 */
export async function buildApp(): Promise<string> {
  const stamp = join(OUT, 'fingerprint.txt');
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return OUT;
  const mode = process.env['NODE_ENV'];
  await build({
    configFile: false,
    root: join(ROOT, SOURCES, 'app'),
    base: `${STUDIO_PATH}/`,
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: OUT, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  // A build leaves its own behind, with which the development server would look for no changes.
  if (mode === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = mode;
  writeFileSync(stamp, now);
  return OUT;
}
