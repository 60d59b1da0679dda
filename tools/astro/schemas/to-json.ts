import { z } from 'astro/zod';

/** A JSON Schema, or a part of one. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a field of content names, as `src/lib` marks it with `.meta({ names: … })`. */
const NAMED = ['pictures', 'socialPictures', 'icons', 'logos', 'films', 'pages'] as const;

/** What content names: each has its list in `schemas/names.json`. */
export type Named = (typeof NAMED)[number];

const isNamed = (value: unknown): value is Named => NAMED.some((one) => one === value);

/** Addresses that are no page of the site. */
const OTHER_ADDRESS = '^(/|#|https?://|mailto:|tel:)';

interface Place {
  /** How the folder of schemas is reached from the schema's own file: `../`. */
  readonly up: string;
  /** Names of the entries of a shared list, as far as it exists. */
  readonly entries: (list: string) => readonly string[];
}

/**
 * What an editor should know of a content file: the schema that the build checks it with, as JSON
 * Schema (draft 7, which every editor reads), and beside it the names that the site has of pictures,
 * icons, logos, films, pages and entries. What only the build can check stays with the build.
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

/** A day, as YAML and front matter write it. */
const DAY = { type: 'string', format: 'date' } as const;

/** Zod's own names of what a text holds: the pattern beside them says it, and JSON Schema knows none of them. */
const NO_FORMAT = new Set(['includes', 'starts_with', 'ends_with']);

/** Puts a reference to names where the schema only says that there are some. */
function mark(json: JsonSchema, place: Place): void {
  const { up, entries } = place;
  const { names, entriesOf, entry, shape } = json;
  delete json['names'];
  delete json['entriesOf'];
  delete json['entry'];
  delete json['shape'];
  if (json.format !== undefined && NO_FORMAT.has(json.format)) delete json.format;
  if (isNamed(names)) {
    const reference = { $ref: `${up}names.json#/definitions/${names}` };
    delete json.type;
    delete json.pattern;
    if (names === 'pages') json.anyOf = [reference, { type: 'string', pattern: OTHER_ADDRESS }];
    else Object.assign(json, reference);
  }
  if (typeof entriesOf === 'string' && entry instanceof z.ZodType) {
    const keys = [...entries(entriesOf)];
    // A list of nothing is no schema: of an empty one every name is wrong.
    const named: JsonSchema = keys.length > 0 ? { type: 'string', enum: keys } : { not: {} };
    json.items = { anyOf: [named, partOf(entry, place)] };
  }
  if (shape instanceof z.ZodType) Object.assign(json, partOf(shape, place));
}

/** A schema within another one. */
function partOf(schema: z.ZodType, place: Place): JsonSchema {
  const json = toJsonSchema(schema, place);
  delete json.$schema;
  return json;
}
