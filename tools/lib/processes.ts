import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

export interface RunOptions {
  /** Added to this process's own environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** The working directory; by default the project's folder. */
  readonly cwd?: string;
  /** Aborting ends the program. */
  readonly signal?: AbortSignal;
}

/** The result of a captured program. */
export interface Captured {
  readonly code: number;
  /** Both output streams, in the order in which they arrived. */
  readonly output: string;
}

/**
 * Runs a program, by default in the project's folder, and lets it print.
 *
 * @returns its exit code; 1 if it could not be started or was killed
 */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  return start(command, args, options, 'inherit').then(({ code }) => code);
}

/** Runs a program in the same way and captures its output. */
export function capture(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Captured> {
  return start(command, args, options, 'pipe');
}

function start(
  command: string,
  args: readonly string[],
  { env, cwd = ROOT, signal }: RunOptions,
  output: 'inherit' | 'pipe',
): Promise<Captured> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output],
    ...(signal ? { signal } : {}),
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  }
  return new Promise((done) => {
    child.on('error', (error) => {
      if (output === 'inherit' && error.name !== 'AbortError') console.error(error.message);
      text += error.message;
    });
    child.on('close', (code) => done({ code: code ?? 1, output: text }));
  });
}
