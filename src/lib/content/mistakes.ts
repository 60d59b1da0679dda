import { z } from 'astro/zod';
import { didYouMean } from './nearest.ts';
import type { Path } from './source-lines.ts';

/** One mistake in the owner's content or configuration. */
export interface Mistake {
  path: Path;
  /** States what was expected, what was found, and the closest valid name. */
  message: string;
  /** The path used to find its line, where that is not `path`: when the key itself is wrong. */
  at?: Path;
  /** Its line, where it is known without a path. */
  line?: number;
}

/** The file being checked, and how to find lines in it. */
export interface Source {
  /** Relative to the project's folder. */
  file: string;
  /** Returns the line of a value in that file, if known. */
  lineOf?: ((path: Path) => number | undefined) | undefined;
}

/** In characters; showing more of a value does not help to recognise it. */
const LONGEST_FOUND = 60;

/** A longer list of names does not help to find the right one. */
const MOST_NAMES = 16;

/**
 * Formats mistakes for the build and for the overlay of `npm run dev`: the file, then each mistake
 * with its field and line.
 */
export function formatErrors({ file, lineOf }: Source, mistakes: readonly Mistake[]): string {
  const told = mistakes.map(({ path, message, at = path, line = lineOf?.(at) }) => {
    const place = [
      ...(path.length > 0 ? [`at ${z.core.toDotPath(path)}`] : []),
      ...(line === undefined ? [] : [`line ${line}`]),
    ].join(', ');
    return `✖ ${message}${place === '' ? '' : `\n  → ${place}`}`;
  });
  return [file, ...told].join('\n');
}

/**
 * Translates the issues of a schema into words for the owner.
 *
 * @param input what was checked
 * @param schema what it was checked against: it knows the right names of fields
 */
export function zodMistakes(error: z.ZodError, input: unknown, schema?: z.ZodType): Mistake[] {
  return error.issues.flatMap((issue) => mistakesIn(issue, [], input, schema));
}

/** The paths at which a schema expected a string and found another type. */
export function expectedTexts({ issues }: { issues: readonly z.core.$ZodIssue[] }): Path[] {
  return issues.flatMap((issue): Path[] => {
    if (issue.code === 'invalid_union')
      return issue.errors
        .flatMap((errors) => expectedTexts({ issues: errors }))
        .map((path) => [...issue.path, ...path]);
    return issue.code === 'invalid_type' && issue.expected === 'string' ? [issue.path] : [];
  });
}

function mistakesIn(
  issue: z.core.$ZodIssue,
  above: Path,
  input: unknown,
  schema: z.ZodType | undefined,
): Mistake[] {
  const path = [...above, ...issue.path];
  const found = valueAt(input, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path,
        at: [...path, key],
        message: `Unrecognized key: "${key}"${expectedName(key, namesAt(schema, path))}`,
      }));
    case 'invalid_union': {
      const best = nearestChoice(issue.errors);
      if (best === undefined || isAboutKind(best))
        return [{ path, message: `${kindsOf(issue.errors) ?? issue.message}${foundText(found)}` }];
      return best.flatMap((inner) => mistakesIn(inner, path, input, schema));
    }
    case 'invalid_value': {
      const names = issue.values.filter((value) => typeof value === 'string');
      const near = typeof found === 'string' ? didYouMean(found, names) : '';
      return [{ path, message: `${issue.message}${foundText(found)}${near}` }];
    }
    case 'invalid_type':
      if (found === undefined) return [{ path, message: `missing: expected ${issue.expected}` }];
      return [{ path, message: `${issue.message}${foundText(found)}` }];
    default: {
      const isSaid =
        typeof found === 'string' &&
        (issue.message.includes(JSON.stringify(found)) ||
          (found !== '' && issue.message.includes('there is no') && issue.message.includes(found)));
      return [{ path, message: issue.message + (isSaid ? '' : foundText(found)) }];
    }
  }
}

/** Suggests the closest name, or lists the valid names if none is close. */
function expectedName(key: string, names: readonly string[]): string {
  const near = didYouMean(key, names);
  if (near !== '' || names.length === 0 || names.length > MOST_NAMES) return near;
  return `; expected ${names.join(', ')}`;
}

/** Quotes a value for a message: `; found "x"`. Empty for lists and objects. */
function foundText(value: unknown): string {
  if (value === undefined || (typeof value === 'object' && value !== null)) return '';
  const text = JSON.stringify(value);
  return `; found ${text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text}`;
}

/** The value at a path. */
function valueAt(input: unknown, path: Path): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value;
}

/** The branch of a union that the value comes closest to, by the fewest mistakes. */
function nearestChoice(errors: readonly z.core.$ZodIssue[][]): z.core.$ZodIssue[] | undefined {
  const weight = (issues: readonly z.core.$ZodIssue[]) =>
    issues.reduce(
      (sum, issue) =>
        sum +
        (issue.code === 'unrecognized_keys' ? issue.keys.length : 1) +
        // A value of the wrong type is the worst match.
        (issue.path.length === 0 && issue.code === 'invalid_type' ? 100 : 0),
      0,
    );
  return errors.toSorted((a, b) => weight(a) - weight(b))[0];
}

const isAboutKind = (issues: readonly z.core.$ZodIssue[]) =>
  issues.some(({ path, code }) => path.length === 0 && code === 'invalid_type');

/** `expected string or object`. */
function kindsOf(errors: readonly z.core.$ZodIssue[][]): string | undefined {
  const kinds = errors
    .flat()
    .flatMap((issue) =>
      issue.code === 'invalid_type' && issue.path.length === 0 ? [issue.expected] : [],
    );
  return kinds.length === 0 ? undefined : `expected ${[...new Set(kinds)].join(' or ')}`;
}

/** The keys that a schema allows at a path. */
function namesAt(schema: z.ZodType | undefined, path: Path): string[] {
  let schemas = schema ? opened(schema) : [];
  for (const step of path) schemas = schemas.flatMap((one) => stepInto(one, step)).flatMap(opened);
  const names = schemas.flatMap((one) =>
    one instanceof z.ZodObject ? Object.keys(one.shape as Record<string, unknown>) : [],
  );
  return [...new Set(names)];
}

/** Unwraps a schema into the schemas that apply at the same path. */
function opened(schema: z.ZodType): z.ZodType[] {
  const inner = (one: z.core.$ZodType) => opened(one as z.ZodType);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(inner);
  if (schema instanceof z.ZodPipe) return inner(schema.in);
  if (schema instanceof z.ZodLazy) return inner(schema.unwrap());
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  )
    return inner(schema.unwrap());
  return [schema];
}

function stepInto(schema: z.ZodType, step: PropertyKey): z.ZodType[] {
  if (schema instanceof z.ZodObject) {
    const field = (schema.shape as Record<PropertyKey, z.ZodType | undefined>)[step];
    return field ? [field] : [];
  }
  if (schema instanceof z.ZodArray) return [schema.element as z.ZodType];
  if (schema instanceof z.ZodRecord) return [schema.valueType as z.ZodType];
  return [];
}
