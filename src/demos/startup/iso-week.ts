const DAY = 24 * 60 * 60 * 1000;

/**
 * The number of a day's week as calendars count them (ISO 8601): weeks begin on Monday, and the first
 * is the one that holds the year's first Thursday. Days have no time zone, hence UTC.
 */
export function isoWeek(day: Date): number {
  const fromMonday = (day.getUTCDay() + 6) % 7;
  const thursday = new Date(day.getTime() + (3 - fromMonday) * DAY);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / DAY / 7) + 1;
}
