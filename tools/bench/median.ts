import { CATEGORIES, type FailedAudit, type Reading } from './audit.ts';

/** The median of some numbers; for an even count, the lower of the two in the middle. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.floor((sorted.length - 1) / 2)];
  if (value === undefined) throw new Error('There is no middle of nothing.');
  return value;
}

/**
 * Combines the runs of one page: takes the median of each figure separately, since a run that was
 * lucky in one need not be so in another. Of each failed audit it keeps the worst run.
 */
export function median(readings: readonly Reading[]): Reading {
  const of = (figure: (reading: Reading) => number) => middle(readings.map(figure));
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, of(({ scores }) => scores[id] ?? 0)])),
    measures: {
      fcp: of(({ measures }) => measures.fcp),
      lcp: of(({ measures }) => measures.lcp),
      speedIndex: of(({ measures }) => measures.speedIndex),
      tbt: of(({ measures }) => measures.tbt),
      cls: of(({ measures }) => measures.cls),
      loaded: of(({ measures }) => measures.loaded),
    },
    scriptKiB: of(({ scriptKiB }) => scriptKiB),
    elsewhere: of(({ elsewhere }) => elsewhere),
    failed: worst(readings.flatMap(({ failed }) => failed)),
    version: readings[0]?.version ?? '',
  };
}

function worst(audits: readonly FailedAudit[]): FailedAudit[] {
  const byId = new Map<string, FailedAudit>();
  for (const audit of audits) {
    const known = byId.get(audit.id);
    if (!known || audit.score < known.score) byId.set(audit.id, audit);
  }
  return [...byId.values()];
}
