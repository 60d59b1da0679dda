/** The beginning of a date in ISO 8601, which says the day where it was written. */
const DAY = /^(\d{4}-\d\d-\d\d)/;

/**
 * The day of a date, as it was where the date was written: an evening in New York stays on its day.
 *
 * @param date ISO 8601, with or without a zone
 * @returns undefined where it is no day: `2019-02-30`
 */
export function dayOf(date: string | undefined): string | undefined {
  const [, day] = DAY.exec(date ?? '') ?? [];
  if (day === undefined) return undefined;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : undefined;
}
