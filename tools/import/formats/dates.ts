import { TomlDate } from 'smol-toml';

const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([AaPp][Mm])?`;
const ZONE = String.raw`(Z|UTC|GMT|[+-]\d{2}:?(?:\d{2})?|\((?:UTC|GMT)[+-]\d{1,2}(?::\d{2})?\))?`;

/** `2019-05-03`, `2019/5/3`, with or without a time and its zone. */
const DIGITS = new RegExp(
  String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T\s]+${TIME}\s*${ZONE})?$`,
);

/** `May 3, 2019`, `3 May 2019`, `May 2019`, likewise. */
const WORDS = new RegExp(
  String.raw`^(?:(\d{1,2})\s+)?([A-Z][a-z]{2,8})\.?\s+(?:(\d{1,2}),\s*)?(\d{4})(?:,?\s+${TIME}\s*${ZONE})?$`,
);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A date as old sites write it, in ISO 8601: `2019-05-03 10:00 +0200` becomes `2019-05-03T10:00:00+02:00`.
 * A date without a time, or a time without a zone, stays without.
 *
 * @returns undefined where it is none
 */
export function isoDate(value: unknown): string | undefined {
  if (value instanceof TomlDate) return isoDate(value.toISOString());
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const [, year, month, day, ...time] = DIGITS.exec(text) ?? [];
  if (year !== undefined) return isoOf(Number(year), Number(month), Number(day), time);
  const [, before, name = '', behind, writtenYear, ...writtenTime] = WORDS.exec(text) ?? [];
  const written = before ?? behind;
  if (written === undefined || writtenYear === undefined) return undefined;
  return isoOf(Number(writtenYear), monthOf(name), Number(written), writtenTime);
}

/**
 * A month, a year or a day as résumés write them: `May 2019` becomes `2019-05`.
 *
 * @returns undefined where it is none
 */
export function isoMonth(value: string): string | undefined {
  const text = value.trim();
  if (/^\d{4}(-\d{2}){0,2}$/.test(text)) return text;
  const [, name = '', year] = /^([A-Z][a-z]{2,8})\.?\s+(\d{4})$/.exec(text) ?? [];
  const month = monthOf(name);
  if (year !== undefined && month > 0) return `${year}-${padded(month)}`;
  return isoDate(text)?.slice(0, 10);
}

const padded = (value: number) => String(value).padStart(2, '0');

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function isoOf(
  year: number,
  month: number,
  day: number,
  [hour, minute = '00', second = '00', half, zone]: readonly (string | undefined)[],
): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  const whole = `${year}-${padded(month)}-${padded(day)}`;
  if (hour === undefined) return whole;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + hoursOf(half);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${whole}T${padded(hours)}:${minute}:${second}${zoneOf(zone)}`;
}

const hoursOf = (half: string) => (half.toLowerCase() === 'pm' ? 12 : 0);

function zoneOf(zone: string | undefined): string {
  if (zone === undefined) return '';
  const [, sign = '', hours = '', minutes = '00'] = /([+-])(\d{1,2}):?(\d{2})?/.exec(zone) ?? [];
  return sign === '' ? 'Z' : `${sign}${hours.padStart(2, '0')}:${minutes}`;
}
