import { availableParallelism } from 'node:os';
import { inspect } from 'node:util';
import { Failure } from './bootstrap/failure.mjs';
import { findCommand } from './bootstrap/packages.mjs';
import type { Command } from './lint.ts';
import { ROOT } from './paths.ts';
import { capture, run } from './processes.ts';
import { addCounts, readCounts, type Counts } from './test-counts.ts';

/** Work of a part; may throw a Failure, which is printed. Resolves to whether it succeeded. */
export type Work = () => Promise<boolean>;

/** A part of `npm test`. */
export interface Part {
  readonly name: string;
  /**
   * Its work: independent jobs that print nothing until they are done, or a function that prints as
   * it goes, at a time when no other part does.
   */
  readonly run: readonly (Command | Work)[] | Work;
  /** The test runners' reports, if the part has tests. */
  readonly reports?: readonly string[];
  /** Whether it builds the site: all parts except the template's wait for that. */
  readonly builds?: true;
  /**
   * Whether it tests the template: its samples, its pictures' sources, and owners' changes to it.
   */
  readonly ofTemplate?: true;
  /** A prerequisite that starts before all jobs; the part reports its failure. */
  readonly needs?: () => Promise<unknown>;
}

/** The result of a part. */
export interface Result {
  readonly name: string;
  readonly ok: boolean;
  /** The sum of its jobs' times. */
  readonly milliseconds: number;
  readonly counts: Counts;
}

/** A job that has ended. */
interface Done {
  readonly part: Part;
  readonly ok: boolean;
  readonly milliseconds: number;
}

interface Options {
  /** A prerequisite of the silent parts: if it fails, they fail. */
  readonly begin: Work;
  /** Default: the machine's number of cores. */
  readonly cores?: number;
}

/**
 * Runs parts, with as many concurrent jobs as there are cores. Work that prints as it goes takes
 * one job's slot once the site is built, so the browser tests and the silent jobs share the cores
 * until the end.
 *
 * @returns the silent parts' results first, in the order of `parts`
 */
export async function runParts(
  parts: readonly Part[],
  { begin, cores = availableParallelism() }: Options,
): Promise<Result[]> {
  const silent = parts.filter(({ run: work }) => typeof work !== 'function');
  const done: Done[] = [];
  // Long jobs first: short ones then keep both cores busy until the end.
  const inOrder = silent.toSorted((a, b) => Number(!a.ofTemplate) - Number(!b.ofTemplate));
  const jobs = inOrder.flatMap((part) =>
    typeof part.run === 'function' ? [] : part.run.map((job) => ({ part, job })),
  );
  const doJob = async ({ part, job }: (typeof jobs)[number]) => {
    await needsOf(part);
    done.push({ part, ...(await timed(typeof job === 'function' ? job : () => captured(job))) });
  };
  const ready = jobs.length > 0 && (await printErrors(begin)) ? jobs : [];
  // Installations print line by line, which is safe here because the jobs are silent.
  for (const part of parts) void needsOf(part);
  const built = Promise.all(ready.filter(({ part }) => part.builds).map(doJob));
  const waiting = ready.filter(({ part }) => !part.builds).values();
  const doJobs = async () => {
    for (const next of waiting) {
      // A build writes types that other parts read; the owner tests use copies with their own.
      if (!next.part.ofTemplate) await built;
      await doJob(next);
    }
  };
  const others = Array.from({ length: cores - 1 }, doJobs);
  const printingResults = await built.then(() => runPrinting(parts));
  await Promise.all([doJobs(), ...others]);
  return [...silent.map((part) => sumUp(part, done)), ...printingResults];
}

/** Waits for what a part needs; the part itself reports a failure. */
const needsOf = ({ needs }: Part) => needs?.().catch(() => undefined);

/** Runs parts that print as they go, one after another. */
async function runPrinting(parts: readonly Part[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) {
    if (typeof part.run !== 'function') continue;
    await needsOf(part);
    tell(headline(part.name));
    isPrinting = true;
    const { ok, milliseconds } = await timed(part.run);
    isPrinting = false;
    for (const text of deferred.splice(0)) console.log(text);
    results.push(resultOf(part, ok, milliseconds));
  }
  return results;
}

async function timed(work: Work): Promise<Omit<Done, 'part'>> {
  const start = performance.now();
  const ok = await printErrors(work);
  return { ok, milliseconds: performance.now() - start };
}

/** Does some work, and prints what it throws. */
const printErrors = (work: Work): Promise<boolean> =>
  work().catch((error: unknown) => {
    // An unexpected error is printed with its stack.
    tell(error instanceof Failure ? error.message : inspect(error));
    return false;
  });

function sumUp(part: Part, done: readonly Done[]): Result {
  const own = done.filter((job) => job.part === part);
  const ok = own.length > 0 && own.every((job) => job.ok);
  const milliseconds = own.reduce((sum, job) => sum + job.milliseconds, 0);
  return resultOf(part, ok, milliseconds);
}

function resultOf({ name, reports = [] }: Part, ok: boolean, milliseconds: number): Result {
  const counts = addCounts(reports.map(readCounts));
  // A part that fails without a failed test of its own (a type error, say) counts as one.
  const failed = ok ? counts.failed : Math.max(counts.failed, 1);
  return { name, ok, milliseconds, counts: { ...counts, failed } };
}

/** The heading above the output of a part or a command. */
export const headline = (what: string) => `\n${`── ${what} `.padEnd(64, '─')}\n`;

/**
 * Whether a part prints as it goes; on a terminal it overwrites its own lines, so other output has
 * to wait.
 */
let isPrinting = false;
const deferred: string[] = [];

/** Prints a line; on a terminal it waits until no part prints as it goes. */
export function tell(text: string): void {
  if (isPrinting && process.stdout.isTTY) deferred.push(text);
  else console.log(text);
}

/** Runs a command and lets it print. */
export async function withOutput(
  [name, ...args]: Command,
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const code = await run(process.execPath, [findCommand(ROOT, name), ...args], { env });
  if (code !== 0) console.error(`\n${[name, ...args].join(' ')} failed (exit code ${code}).`);
  return code === 0;
}

/** Runs a command and prints its output when it has ended. */
export async function captured([name, ...args]: Command): Promise<boolean> {
  const { code, output } = await capture(process.execPath, [findCommand(ROOT, name), ...args]);
  tell(headline(code === 0 ? name : `${name} FAILED`));
  tell(output.trim() || 'Nothing to complain of.');
  return code === 0;
}
