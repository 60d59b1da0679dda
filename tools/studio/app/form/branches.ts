import { isSame } from '../documents/is-same.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Names } from '../names.ts';
import type { Shape } from './shape.ts';

/** What a value of quite another kind counts: more than all mistakes within one of the right kind. */
const FOREIGN = 1000;

const total = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);

/** How badly a value fits a shape: 0 where it does, more for each thing that it lacks or has too much. */
function misfit(shape: Shape, value: unknown): number {
  if (value === null && shape.isNullable) return 0;
  switch (shape.kind) {
    case 'any':
      return 1;
    case 'text': {
      if (typeof value === 'number' && shape.mayBeNumber) return 0;
      if (typeof value !== 'string') return FOREIGN;
      return shape.pattern !== undefined && !new RegExp(shape.pattern, 'u').test(value) ? 2 : 0;
    }
    case 'number':
      return typeof value === 'number' ? 0 : FOREIGN;
    case 'switch':
      return typeof value === 'boolean' ? 0 : FOREIGN;
    case 'choice':
      if (typeof value !== 'string' && typeof value !== 'number') return FOREIGN;
      return shape.options.includes(value) ? 0 : FOREIGN / 2;
    case 'constant':
      return isSame(shape.value, value) ? 0 : FOREIGN;
    case 'list':
      if (!Array.isArray(value)) return FOREIGN;
      return total(
        value.map((one, index) => {
          const entry = entryShape(shape, index);
          return entry ? Math.min(misfit(entry, one), FOREIGN / 4) : 1;
        }),
      );
    case 'record':
      return isRecord(value) ? 0 : FOREIGN;
    case 'union':
      return Math.min(...shape.branches.map((branch) => misfit(branch, value)));
    case 'object':
      return isRecord(value) ? misfitOfFields(shape, value) : FOREIGN;
  }
}

function misfitOfFields(
  { fields, required }: Extract<Shape, { kind: 'object' }>,
  value: Record<string, unknown>,
): number {
  const missing = required.filter((name) => !Object.hasOwn(value, name)).length;
  const said = Object.entries(value).map(([name, one]) => {
    const field = fields[name];
    if (!field) return 3;
    // Its constant is what a branch is known by.
    if (field.kind === 'constant' && misfit(field, one) > 0) return FOREIGN / 2;
    return Math.min(misfit(field, one), 2);
  });
  return missing + total(said);
}

/** The shape of an entry of a list; undefined where there can be none at that place. */
export const entryShape = (
  { first, rest }: Extract<Shape, { kind: 'list' }>,
  index: number,
): Shape | undefined => first[index] ?? rest;

/** The place of the branch that fits a value best. */
export function branchOf(branches: readonly Shape[], value: unknown): number {
  const misfits = branches.map((branch) => misfit(branch, value));
  return Math.max(0, misfits.indexOf(Math.min(...misfits)));
}

/** The words for kinds of branches. */
export interface BranchWords {
  readonly text: string;
  readonly number: string;
  readonly switch: string;
  readonly list: string;
  readonly named: string;
  readonly writtenOut: string;
}

/** A constant is a word, or nothing that is called anything. */
const constantLabel = (value: unknown, names: Names) =>
  typeof value === 'string' ? names.choice(value) : '';

/** How the branches of a union are called: by what each has that the others lack. */
export function branchLabels(
  branches: readonly Shape[],
  words: BranchWords,
  names: Names,
): string[] {
  const objects = branches.filter((one) => one.kind === 'object');
  return branches.map((branch) => {
    switch (branch.kind) {
      case 'text':
        return branch.names === undefined ? words.text : words.named;
      case 'choice':
        return words.named;
      case 'number':
        return words.number;
      case 'switch':
        return words.switch;
      case 'constant':
        return constantLabel(branch.value, names);
      case 'list':
        return words.list;
      case 'object':
        return objectLabel(branch, objects, names) ?? words.writtenOut;
      default:
        return words.writtenOut;
    }
  });
}

function objectLabel(
  branch: Extract<Shape, { kind: 'object' }>,
  all: readonly Extract<Shape, { kind: 'object' }>[],
  names: Names,
): string | undefined {
  const constant = Object.entries(branch.fields).find(([, one]) => one.kind === 'constant');
  const isShared = constant && all.every(({ fields }) => fields[constant[0]]?.kind === 'constant');
  if (constant?.[1].kind === 'constant' && isShared) return constantLabel(constant[1].value, names);
  const others = all.filter((one) => one !== branch);
  const own = Object.keys(branch.fields).filter((name) =>
    others.every(({ fields, required }) => !(name in fields) || !required.includes(name)),
  );
  const telling = own.filter((name) => branch.required.includes(name));
  const [name] = telling.length > 0 ? telling : own;
  return others.length > 0 && name !== undefined ? names.field(name) : undefined;
}
