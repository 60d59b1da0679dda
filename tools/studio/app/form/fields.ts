import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Value } from '../../../lib/edits/edit.ts';
import { branchOf, entryShape } from './branches.ts';
import type { Shape } from './shape.ts';

/** A field of an object, as a form shows it. */
export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly isRequired: boolean;
}

/** The shape of a value of which no schema says anything. */
function shapeOfValue(value: unknown): Shape {
  if (typeof value === 'number') return { kind: 'number', isInteger: false };
  if (typeof value === 'boolean') return { kind: 'switch' };
  if (Array.isArray(value))
    return { kind: 'list', first: value.map(shapeOfValue), rest: { kind: 'text' }, minItems: 0 };
  if (!isRecord(value)) return { kind: 'text' };
  const fields = Object.entries(value).map(([name, one]) => [name, shapeOfValue(one)]);
  return {
    kind: 'object',
    fields: Object.fromEntries(fields) as Record<string, Shape>,
    required: [],
  };
}

/** A shape without choices left open: a union's branch that fits, and for what is not described the value's. */
export function settled(shape: Shape, value: unknown): Shape {
  if (shape.kind === 'union')
    return settled(shape.branches[branchOf(shape.branches, value)] ?? { kind: 'any' }, value);
  return shape.kind === 'any' ? shapeOfValue(value) : shape;
}

/**
 * The fields of an object: those that it has, those that it has to have, and which others it may have.
 * A constant is no field.
 *
 * @param extra further fields that are to be shown
 */
export function fieldsOf(
  { fields, required }: Extract<Shape, { kind: 'object' }>,
  value: unknown,
  extra: readonly string[] = [],
): { readonly shown: readonly Field[]; readonly absent: readonly Field[] } {
  const said = isRecord(value) ? value : {};
  const known = Object.entries(fields)
    .filter(([, shape]) => shape.kind !== 'constant')
    .map(([name, shape]) => ({ name, shape, isRequired: required.includes(name) }));
  const unknown = Object.keys(said)
    .filter((name) => !(name in fields))
    .map((name) => ({ name, shape: shapeOfValue(said[name]), isRequired: false }));
  const isShown = ({ name, isRequired }: Field) =>
    isRequired || said[name] !== undefined || extra.includes(name);
  return {
    shown: [...known.filter(isShown), ...unknown],
    absent: known.filter((field) => !isShown(field)),
  };
}

/** The kinds of an entry that says exactly one of several things, as the parts of a work do. */
export function kindsOf(shape: Shape | undefined): readonly Field[] | undefined {
  if (shape?.kind !== 'object' || shape.required.length > 0) return undefined;
  const fields = Object.entries(shape.fields);
  if (fields.length < 4) return undefined;
  return fields.map(([name, one]) => ({ name, shape: one, isRequired: false }));
}

/** A value to begin with: what has to be there, empty. */
export function blankOf(shape: Shape): Value {
  if (shape.byDefault !== undefined && shape.kind !== 'object') return shape.byDefault;
  switch (shape.kind) {
    case 'constant':
      return shape.value;
    case 'number':
      return shape.minimum ?? (shape.above === undefined ? 0 : shape.above + 1);
    case 'switch':
      return false;
    case 'choice':
      return shape.options[0] ?? '';
    case 'object':
      return Object.fromEntries(
        shape.required.map((name) => [name, blankOf(shape.fields[name] ?? { kind: 'any' })]),
      );
    case 'record':
      return Object.fromEntries(shape.required.map((name) => [name, blankOf(shape.entry)]));
    case 'list':
      return Array.from({ length: shape.minItems }, (_, index) =>
        blankOf(entryShape(shape, index) ?? { kind: 'any' }),
      );
    case 'union':
      return blankOf(shape.branches[0] ?? { kind: 'any' });
    default:
      return '';
  }
}

/** A blank of another shape that keeps what both have. */
export function switched(shape: Shape, value: unknown): Value {
  const blank = blankOf(shape);
  if (shape.kind !== 'object' || !isRecord(value) || !isRecord(blank)) return blank;
  const kept = Object.entries(value as Record<string, Value>).filter(
    ([name]) => name in shape.fields && shape.fields[name]?.kind !== 'constant',
  );
  return { ...(blank as Record<string, Value>), ...Object.fromEntries(kept) };
}

/** Fields that an entry is known by, the best first. */
const TELLING = ['title', 'name', 'heading', 'label', 'question', 'term', 'when', 'text'];

/** What an entry is known by: its title, or the first text within it; undefined where it has none. */
export function summaryOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return firstOf(value);
  if (!isRecord(value)) return undefined;
  const telling = TELLING.find((name) => typeof value[name] === 'string' && value[name] !== '');
  return telling === undefined ? firstOf(Object.values(value)) : String(value[telling]);
}

function firstOf(values: readonly unknown[]): string | undefined {
  for (const one of values) {
    const found = summaryOf(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The shared lists whose entries a document may name, in the order in which they are described. */
export function listsOf(shape: Shape): readonly string[] {
  const inside = (): readonly Shape[] => {
    if (shape.kind === 'object') return Object.values(shape.fields);
    if (shape.kind === 'record') return [shape.entry];
    if (shape.kind === 'union') return shape.branches;
    if (shape.kind === 'list') return [...shape.first, ...(shape.rest ? [shape.rest] : [])];
    return [];
  };
  const own = shape.kind === 'list' && shape.entriesOf !== undefined ? [shape.entriesOf] : [];
  return [...new Set([...own, ...inside().flatMap(listsOf)])];
}
