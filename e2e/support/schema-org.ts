import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../tools/lib/paths.ts';

/** The declarations of schema.org's vocabulary, which its own releases are turned into. */
const DECLARATIONS = join(ROOT, 'node_modules/schema-dts/dist/schema.d.ts');

/** An item of structured data. */
export type Item = Readonly<Record<string, unknown>>;

/** An interface of the declarations. */
interface Declared {
  readonly parents: readonly string[];
  readonly properties: readonly string[];
}

/** The properties of each type, inherited ones included. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

const nameOf = ({ name }: ts.TypeElement): string =>
  name && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? name.text : '';

/** The type that an interface is of: `"@type": "Person"`. */
function typeOf({ members }: ts.InterfaceDeclaration): string | undefined {
  const member = members.find((one) => nameOf(one) === '@type');
  const type = member && ts.isPropertySignature(member) ? member.type : undefined;
  return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;
}

/** Reads schema.org's vocabulary: each type with its properties. */
export function readVocabulary(): Vocabulary {
  const source = ts.createSourceFile(
    DECLARATIONS,
    readFileSync(DECLARATIONS, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const interfaces = source.statements.filter(ts.isInterfaceDeclaration);
  const declared = new Map(
    interfaces.map((one): [string, Declared] => [
      one.name.text,
      {
        parents: (one.heritageClauses ?? []).flatMap(({ types }) =>
          types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? expression.text : [])),
        ),
        properties: one.members.map(nameOf),
      },
    ]),
  );
  const propertiesOf = (name: string): string[] => {
    const { parents = [], properties = [] } = declared.get(name) ?? {};
    return [...properties, ...parents.flatMap(propertiesOf)];
  };
  return new Map(
    interfaces.flatMap((one) => {
      const type = typeOf(one);
      return type === undefined ? [] : [[type, new Set(propertiesOf(one.name.text))] as const];
    }),
  );
}

/** What search engines ask of a type before they show anything of it. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  BreadcrumbList: ['itemListElement'],
  CreativeWork: ['name', 'url', 'image', 'creator'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  LocalBusiness: ['name'],
  Organization: ['name'],
  Person: ['name'],
  Question: ['name', 'acceptedAnswer'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url', 'publisher'],
};

/** ISO 8601: a year, a day or a point in time. */
const DATE = /^\d{4}(-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?$/;

/** Properties whose values are addresses. */
const ADDRESSES = new Set(
  'contentUrl embedUrl image item logo mainEntityOfPage sameAs thumbnailUrl url'.split(' '),
);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

/** An item with all items in it, those of a `@graph` included. */
export const itemsIn = (item: Item): Item[] => [
  item,
  ...Object.values(item).flatMap(listOf).filter(isItem).flatMap(itemsIn),
];

/** The addresses that an item names, without those of items in it. */
export const addressesIn = (item: Item): string[] =>
  Object.entries(item)
    .filter(([name]) => ADDRESSES.has(name))
    .flatMap(([, value]) => listOf(value))
    .flatMap((value) => (typeof value === 'string' ? value : []));

/** What is wrong with an item by the vocabulary, and by what search engines ask of it. */
export function itemFaults(item: Item, vocabulary: Vocabulary): string[] {
  const type = String(item['@type']);
  const known = vocabulary.get(type);
  if (!known) return [`there is no type ${type}`];
  const dates = Object.entries(item).filter(([name]) => /^date|Date$/.test(name));
  return [
    ...Object.keys(item)
      .filter((name) => !name.startsWith('@') && !known.has(name))
      .map((name) => `${type} has no ${name}`),
    ...(REQUIRED[type] ?? [])
      .filter((name) => listOf(item[name]).every((value) => value === undefined || value === ''))
      .map((name) => `${type} without ${name}`),
    ...dates
      .filter(([, value]) => !DATE.test(String(value)) || Number.isNaN(Date.parse(String(value))))
      .map(([name, value]) => `${type}.${name} is no date: ${String(value)}`),
    ...addressesIn(item)
      .filter((address) => !/^https?:\/\//.test(address))
      .map((address) => `${type} names no whole address: ${address}`),
  ];
}
