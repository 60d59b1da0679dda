import { z } from 'astro/zod';
import { isListedKind, isNameKind } from './name-kinds.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Addresses that are not pages of the site. */
const OTHER_ADDRESS = '^(/|#|https?://|mailto:|tel:)';

interface Place {
  /** The relative path from the schema's file to the schemas folder: `../`. */
  readonly up: string;
  /** Names of the entries of a shared list, if it exists. */
  readonly entries: (list: string) => readonly string[];
  /** Whether `names` and `entriesOf` stay in the schema, for a form that offers choices by them. */
  readonly keepsMarks?: boolean;
}

/**
 * An editor's schema for a content file: the schema with which the build checks it, as JSON Schema
 * (draft 7, which every editor supports), together with the site's names of pictures, icons, logos,
 * films, works, pages and entries. Only the build runs the checks that JSON Schema cannot express.
 */
export function toJsonSchema(schema: z.ZodType, place: Place): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, DAY);
      mark(jsonSchema, place);
    },
  });
  return json;
}

/** A date, as YAML and front matter write it. */
const DAY = { type: 'string', format: 'date' } as const;

/** Zod's formats that JSON Schema doesn't know; the pattern beside them says the same. */
const NO_FORMAT = new Set(['includes', 'starts_with', 'ends_with']);

/** Replaces a marker for names with a reference to their list. */
function mark(json: JsonSchema, place: Place): void {
  const { up, entries, keepsMarks = false } = place;
  const { names, entriesOf, entry, shape } = json;
  delete json['names'];
  delete json['entriesOf'];
  delete json['entry'];
  delete json['shape'];
  if (json.format !== undefined && NO_FORMAT.has(json.format)) delete json.format;
  if (keepsMarks && isNameKind(names)) {
    json['names'] = names;
  } else if (isListedKind(names)) {
    const reference = { $ref: `${up}names.json#/definitions/${names}` };
    delete json.type;
    delete json.pattern;
    if (names === 'pages') json.anyOf = [reference, { type: 'string', pattern: OTHER_ADDRESS }];
    else Object.assign(json, reference);
  }
  if (typeof entriesOf === 'string') {
    const keys = [...entries(entriesOf)];
    // An empty list is not a valid schema: with no entries, every name is wrong.
    const named: JsonSchema = keys.length > 0 ? { type: 'string', enum: keys } : { not: {} };
    if (entry instanceof z.ZodType) {
      json.items = { anyOf: [named, partOf(entry, place)] };
    } else {
      delete json.type;
      delete json.minLength;
      Object.assign(json, named);
    }
    if (keepsMarks) json['entriesOf'] = entriesOf;
  }
  if (shape instanceof z.ZodType) Object.assign(json, partOf(shape, place));
}

/** A nested schema. */
function partOf(schema: z.ZodType, place: Place): JsonSchema {
  const json = toJsonSchema(schema, place);
  delete json.$schema;
  return json;
}
