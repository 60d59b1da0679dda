import { Failure } from './bootstrap/failure.mjs';

/**
 * Runs a tool: its exit code becomes the process's, and an expected failure is printed without a
 * stack. It starts once the file that calls this is evaluated, so it may use what is declared below.
 */
export function runTool(tool: () => Promise<number>): void {
  Promise.resolve()
    .then(tool)
    .then(
      (code) => {
        process.exitCode = code;
      },
      (error: unknown) => {
        console.error(error instanceof Failure ? `\n${error.message}` : error);
        process.exitCode = 1;
      },
    );
}
