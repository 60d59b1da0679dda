/**
 * Where a time of the night stands on a scale of whole hours, as a share of it from 0 to 1. Times after
 * midnight come after those before it.
 *
 * @param time as clocks show it: `23:05`
 * @param hours the scale's hours, in two digits each and without a gap: `['22', '23', '00']`
 * @throws {Error} when the time is not on the scale
 */
export function shareOfNight(time: string, hours: readonly string[]): number {
  const [hour = '', minute = ''] = time.split(':');
  const place = hours.indexOf(hour);
  if (place < 0) throw new Error(`${time} is not between ${hours[0]} and ${hours.at(-1)} o’clock`);
  return (place + Number(minute) / 60) / hours.length;
}
