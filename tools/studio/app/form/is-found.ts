import { isRecord } from '../../../../src/lib/is-record.ts';
import { readable } from '../../contract/readable.ts';

/**
 * Whether a field or something within it says what is searched for.
 *
 * @param filter in small letters; with none everything is found
 */
export function isFound(label: string, value: unknown, filter: string): boolean {
  if (label.toLowerCase().includes(filter)) return true;
  if (Array.isArray(value)) return value.some((one) => isFound('', one, filter));
  if (isRecord(value))
    return Object.entries(value).some(([name, one]) => isFound(readable(name), one, filter));
  return (
    ['string', 'number'].includes(typeof value) && String(value).toLowerCase().includes(filter)
  );
}
