import type { KeptStep, KeptSteps } from './steps-on-disk.ts';

/** Letters of one field that follow each other within this time are one step, in milliseconds. */
const ONE_STEP_MS = 4000;

/** As many steps can be taken back. */
const MOST_STEPS = 500;

/** What is kept after a step; what had been taken back before it is forgotten. */
export function withStep({ done, undone, touched }: KeptSteps, step: KeptStep): KeptSteps {
  const last = done.at(-1);
  const merged = last && undone.length === 0 ? joined(last, step) : undefined;
  const before = merged ? done.slice(0, -1) : done;
  const steps = merged && isNothing(merged) ? before : [...before, merged ?? step];
  return {
    done: steps.slice(-MOST_STEPS),
    undone: [],
    touched: [...new Set([...touched, ...step.files.map(({ file }) => file)])],
  };
}

/** Whether a step leaves its files as they were, as where letters were typed and taken away. */
const isNothing = ({ files }: KeptStep): boolean =>
  files.every(({ before, after }) => before === after);

/** Two steps as one, where the second goes on with the field of the first. */
function joined(last: KeptStep, step: KeptStep): KeptStep | undefined {
  if (step.field === undefined || last.field !== step.field) return undefined;
  if (step.time - last.time > ONE_STEP_MS) return undefined;
  const isNext =
    last.files.length === step.files.length &&
    step.files.every(({ file, before }) =>
      last.files.some((one) => one.file === file && one.after === before),
    );
  if (!isNext) return undefined;
  const firsts = new Map(last.files.map(({ file, before }) => [file, before]));
  return {
    ...step,
    files: step.files.map(({ file, after }) => {
      const before = firsts.get(file);
      return {
        file,
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      };
    }),
  };
}
