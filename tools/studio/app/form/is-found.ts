import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Names } from '../names.ts';

/**
 * Whether a field or something within it says what is searched for.
 *
 * @param filter in small letters; with none everything is found
 */
export function isFound(label: string, value: unknown, filter: string, names: Names): boolean {
  if (label.toLowerCase().includes(filter)) return true;
  if (Array.isArray(value)) return value.some((one) => isFound('', one, filter, names));
  if (isRecord(value))
    return Object.entries(value).some(([name, one]) =>
      isFound(names.field(name), one, filter, names),
    );
  return (
    ['string', 'number'].includes(typeof value) && String(value).toLowerCase().includes(filter)
  );
}
