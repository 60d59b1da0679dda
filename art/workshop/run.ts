import { spawn } from 'node:child_process';

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Lines of the output that are worth showing. */
  readonly show?: RegExp;
}

/** Runs a program at the lowest priority; rejects with the end of its output when it fails. */
export function run(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '19', program, ...args], {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      const text = chunk.toString();
      output = (output + text).slice(-6000);
      if (options.show === undefined) return;
      for (const line of text.split('\n'))
        if (options.show.test(line)) console.log(`  ${line.trim()}`);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && !/^Traceback/m.test(output)) resolve();
      else reject(new Error(`${program} ended with ${code}\n${output}`));
    });
  });
}
