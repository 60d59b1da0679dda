import { availableParallelism } from 'node:os';
import { inspect } from 'node:util';
import { Failure } from './bootstrap/failure.mjs';
import { findCommand } from './bootstrap/packages.mjs';
import type { Command } from './lint.ts';
import { ROOT } from './paths.ts';
import { capture, run } from './processes.ts';
import { addCounts, readCounts, type Counts } from './test-counts.ts';

/** Work of a part; may throw a Failure, which is printed. Returns whether all is well. */
export type Work = () => Promise<boolean>;

/** A part of `npm test`. */
export interface Part {
  readonly name: string;
  /**
   * What it does: jobs that need nothing of each other and are silent until they are done; or work that
   * prints as it goes, which no other part does at the same time.
   */
  readonly run: readonly (Command | Work)[] | Work;
  /** The runners' own reports, if the part has tests. */
  readonly reports?: readonly string[];
  /** Whether it builds the site: all but parts of the template wait for that. */
  readonly builds?: true;
  /** Whether it is about the template: its samples, its pictures' sources, what an owner may do with it. */
  readonly ofTemplate?: true;
  /** What it waits for, which is begun before all jobs; a failure there is the part's to tell. */
  readonly needs?: () => Promise<unknown>;
}

/** How a part ended. */
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
  /** What the silent parts stand on: where it fails, they do. */
  readonly begin: Work;
  /** As many as the machine has, where nothing is said. */
  readonly cores?: number;
}

/**
 * Runs parts, as many jobs at a time as there are cores. What prints as it goes takes one job's place once
 * the site is built: the browser's tests and the silent jobs share the cores to the end.
 *
 * @returns the silent parts' results first, in the order of `parts`
 */
export async function runParts(
  parts: readonly Part[],
  { begin, cores = availableParallelism() }: Options,
): Promise<Result[]> {
  const silent = parts.filter(({ run: work }) => typeof work !== 'function');
  const done: Done[] = [];
  // Long work first: what is short fills both cores to the end.
  const inOrder = silent.toSorted((a, b) => Number(!a.ofTemplate) - Number(!b.ofTemplate));
  const jobs = inOrder.flatMap((part) =>
    typeof part.run === 'function' ? [] : part.run.map((job) => ({ part, job })),
  );
  const doJob = async ({ part, job }: (typeof jobs)[number]) => {
    await needsOf(part);
    done.push({ part, ...(await timed(typeof job === 'function' ? job : () => captured(job))) });
  };
  const ready = jobs.length > 0 && (await orTold(begin)) ? jobs : [];
  // What is installed is told line by line: while jobs are at work, which are silent.
  for (const part of parts) void needsOf(part);
  const built = Promise.all(ready.filter(({ part }) => part.builds).map(doJob));
  const waiting = ready.filter(({ part }) => !part.builds).values();
  const doJobs = async () => {
    for (const next of waiting) {
      // A build writes the types that others read; owners' tests look at copies, which have their own.
      if (!next.part.ofTemplate) await built;
      await doJob(next);
    }
  };
  const others = Array.from({ length: cores - 1 }, doJobs);
  const told = await built.then(() => runAloud(parts));
  await Promise.all([doJobs(), ...others]);
  return [...silent.map((part) => sumUp(part, done)), ...told];
}

/** Waits for what a part needs; what is wrong with it, the part will find. */
const needsOf = ({ needs }: Part) => needs?.().catch(() => undefined);

/** Runs what prints as it goes, one part after the other. */
async function runAloud(parts: readonly Part[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) {
    if (typeof part.run !== 'function') continue;
    await needsOf(part);
    tell(headline(part.name));
    isAloud = true;
    const { ok, milliseconds } = await timed(part.run);
    isAloud = false;
    for (const text of untold.splice(0)) console.log(text);
    results.push(resultOf(part, ok, milliseconds));
  }
  return results;
}

async function timed(work: Work): Promise<Omit<Done, 'part'>> {
  const start = performance.now();
  const ok = await orTold(work);
  return { ok, milliseconds: performance.now() - start };
}

/** Does some work, and prints what it throws. */
const orTold = (work: Work): Promise<boolean> =>
  work().catch((error: unknown) => {
    // What nobody expected, with where it came from.
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

/** Stands above what a part or a command has printed. */
export const headline = (what: string) => `\n${`── ${what} `.padEnd(64, '─')}\n`;

/** Whether a part prints as it goes; on a terminal it writes over its own lines, which have to stay together. */
let isAloud = false;
const untold: string[] = [];

/** Prints a line, on a terminal when no other part does. */
export function tell(text: string): void {
  if (isAloud && process.stdout.isTTY) untold.push(text);
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

/** Runs a command; what it printed is shown when it has ended. */
export async function captured([name, ...args]: Command): Promise<boolean> {
  const { code, output } = await capture(process.execPath, [findCommand(ROOT, name), ...args]);
  tell(headline(code === 0 ? name : `${name} FAILED`));
  tell(output.trim() || 'Nothing to complain of.');
  return code === 0;
}
