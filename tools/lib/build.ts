import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Failure } from './bootstrap/failure.mjs';
import { findCommand } from './bootstrap/packages.mjs';
import { fingerprint } from './fingerprint.ts';
import { ROOT } from './paths.ts';
import { capture } from './processes.ts';
import { step } from './progress.mjs';

export interface BuildOptions {
  /**
   * The output folder, emptied first. `deploy/` and the build's fingerprint are written beside it.
   */
  readonly outDir: string;
  /** The build's variables; they take precedence over those of the environment and of `.env`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Builds even if nothing has changed. */
  readonly force?: boolean;
  /** Prints nothing, for use beside other work that prints. */
  readonly isSilent?: boolean;
  readonly signal?: AbortSignal;
}

export interface Built {
  readonly outDir: string;
  /** False if the existing site is up to date. */
  readonly built: boolean;
}

/**
 * Builds the site, unless the one in `outDir` was made from exactly the same sources, variables and
 * Node.
 *
 * @throws Failure with everything the build printed
 */
export async function buildSite(options: BuildOptions): Promise<Built> {
  const { outDir, force = false, isSilent = false, signal } = options;
  const env = {
    ASTRO_TELEMETRY_DISABLED: '1',
    ...options.env,
    // A test runner that calls this has set it to "test".
    NODE_ENV: 'production',
  };
  const hash = fingerprint(ROOT, { ...process.env, ...env });
  const stamp = join(dirname(outDir), 'fingerprint.txt');
  const before = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (!force && before === hash && existsSync(join(outDir, 'index.html'))) {
    return { outDir, built: false };
  }
  rmSync(stamp, { force: true });
  const build = async () => {
    const astro = findCommand(ROOT, 'astro');
    const { code, output } = await capture(
      process.execPath,
      [astro, 'build', '--outDir', relative(ROOT, outDir)],
      { env, ...(signal ? { signal } : {}) },
    );
    if (code !== 0) throw new Failure(`The build failed:\n\n${output.trim()}`);
  };
  await (isSilent ? build() : step('Building the site', build));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return { outDir, built: true };
}
