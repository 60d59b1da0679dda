import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import site from '~site';
import { assetPath } from '../routes/asset-path';
import { fillFacts, type Facts } from './facts';
import { headFields } from './head-fields';
import { heroPicture } from '../pictures/hero-picture';
import { expectedTexts, zodMistakes, formatErrors, type Mistake } from './mistakes';
import { publishSchema } from './publish-schema';
import { pageFileAt } from '../routes/routes';
import { cutTexts, checkContentRules } from './content-checks';
import type { Path } from './source-lines';
import { watchParts } from './unused-parts';
import { asWritten, lineAt, readYaml, type YamlText } from './yaml';
import { ContentError } from './content-error';

const texts = import.meta.glob<string>(['/src/content/pages/*.yaml', '/src/*/*/content.yaml'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Of a content file in a page's own folder the folder's name, of an inner page's the file's. */
const nameOf = (file: string) => file.replace(/\/content\.yaml$|\.yaml$/g, '').replace(/^.*\//, '');

/** What every page's content file says besides its sections. */
const pageFields = {
  ...headFields,
  /**
   * What stands behind the title in the picture that social networks show, by its name in content.
   */
  socialPicture: z
    .string()
    .refine((file) => existsSync(assetPath(file)), 'a picture that exists')
    .meta({ names: 'socialPictures' })
    .optional()
    .describe(
      'What stands behind the title in the picture for social networks; the hero’s where nothing is said.',
    ),
};

/** What the picture for social networks is drawn of. */
const subject = z.looseObject({
  title: z.string(),
  socialPicture: z.string().optional(),
  brand: z.looseObject({ name: z.string() }).optional(),
});

/** A page's title and description, as its content file gives them. */
export type PageMeta = Pick<z.infer<z.ZodObject<typeof pageFields>>, 'title' | 'description'>;

/** What the schemas of a page's sections make of its content. */
type Sections<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.output<Shape[Name]> };

/**
 * Reads a page's content, each part checked against the schema of the section that shows it: a
 * demo's from `src/demos/<name>/content.yaml`, an inner page's from `src/content/pages/<name>.yaml`; a page
 * of a plug-in has its own in `src/<plug-in>/<name>/content.yaml`.
 *
 * @param shape the page's sections: name in the file → schema
 * @param facts what its words may name in braces: with `{ homes: 19 }`, `{homes}` reads "nineteen"
 * @returns the sections by their names, and `meta`: the page's title and description
 * @throws {Error} naming the file, each wrong field and what is expected of it
 */
export async function readPage<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  facts?: Facts,
): Promise<Sections<Shape> & { meta: PageMeta }> {
  const [path, text] = Object.entries(texts).find(([file]) => nameOf(file) === name) ?? [];
  if (path === undefined || text === undefined)
    throw new ContentError(
      `There is no content file src/demos/${name}/content.yaml or src/content/pages/${name}.yaml`,
    );
  const file = path.slice(1);
  const schema = z.strictObject({ ...pageFields, ...shape });
  publishSchema(file, schema);
  // Of a shape that is not known yet TypeScript cannot work out what Zod's object comes to.
  const raw = parseContent(file, text, facts);
  const content = (await checkContent(file, raw, schema, (mistake) =>
    isAboutPart(mistake)
      ? { ...mistake, message: `${mistake.message}${placesOf(name, file)}` }
      : mistake,
  )) as PageMeta & Sections<Shape>;
  const { title, description } = content;
  const page = Object.assign(content, { meta: { title, description } satisfies PageMeta });
  return watchParts(file, page, Object.keys(shape));
}

/** Whether a whole part of a page is missing in its content, or is one too many there. */
const isAboutPart = ({ path, at = path, message }: Mistake) =>
  at.length === 1 &&
  !Object.hasOwn(pageFields, at[0] ?? '') &&
  /^(missing|Unrecog)/.test(message) &&
  !message.includes('did you mean');

/** The other two places in which a section of a page stands. */
function placesOf(name: string, file: string): string {
  const page = pageFileAt(`/${name}`);
  const reader = [file.replace(/yaml$/, 'ts')].find((one) => existsSync(one)) ?? page;
  if (page === undefined || reader === undefined) return '';
  return `. A section stands in three places: its part in this file, its schema in ${reader}, its element in ${page}`;
}

/** Where each part of what was read is written: its file's text, and the way to it. */
const origins = new WeakMap<object, { yaml: YamlText; path: Path }>();

function keepOrigins(content: unknown, yaml: YamlText, path: Path = []): void {
  if (typeof content !== 'object' || content === null) return;
  origins.set(content, { yaml, path });
  for (const [key, value] of Object.entries(content)) keepOrigins(value, yaml, [...path, key]);
}

const originOf = (content: unknown) =>
  typeof content === 'object' && content !== null ? origins.get(content) : undefined;

/**
 * Reads a YAML file's text.
 *
 * @param facts see {@link readPage}; without them braces are only braces
 * @throws {Error} naming the file and the line that is no YAML, or a text that a ` #` cuts off
 */
export function parseContent(file: string, text: string, facts?: Facts): unknown {
  const filled = facts ? fillFacts(text, facts, site.language) : text;
  const yaml = readYaml(filled);
  const mistakes =
    yaml.mistakes.length > 0 ? yaml.mistakes : cutTexts(yaml.document, yaml.lines, filled);
  if (mistakes.length > 0) throw new ContentError(formatErrors({ file }, mistakes));
  keepOrigins(yaml.data, yaml);
  return yaml.data;
}

/**
 * Checks what a content file holds.
 *
 * @param content as {@link parseContent} gave it, whole or a part of it, which tells the lines too
 * @param explain adds to a mistake what only the caller knows
 * @throws {Error} naming the file, each wrong field with its line, what was found and what is expected
 */
export async function checkContent<Schema extends z.ZodType>(
  file: string,
  content: unknown,
  schema: Schema,
  explain: (mistake: Mistake) => Mistake = (mistake) => mistake,
): Promise<z.infer<Schema>> {
  const { result, read } = await parseAsWritten(content, schema);
  const isPage = nameOf(file) !== file && /^src\/content\/pages\/|\/content\.yaml$/.test(file);
  const sense = checkContentRules(content, isPage);
  if (result.success && sense.length === 0) return result.data;
  const wrong = result.error ? zodMistakes(result.error, read, schema) : [];
  throw new ContentError(
    formatErrors({ file, lineOf: lineIn(content) }, [...wrong.map(explain), ...sense]),
  );
}

/** What a schema makes of content; where it expects a text, a number counts as it is written. */
async function parseAsWritten<Schema extends z.ZodType>(content: unknown, schema: Schema) {
  const result = await schema.safeParseAsync(content);
  const written = result.error && writtenFor(content, result.error);
  if (written === undefined) return { result, read: content };
  return { result: await schema.safeParseAsync(written), read: written };
}

/** Content with texts in the places at which a schema has missed them; undefined where there are none. */
function writtenFor(content: unknown, error: z.ZodError): unknown {
  const origin = originOf(content);
  return origin && asWritten(origin.yaml, content, expectedTexts(error), origin.path);
}

/** The lines of what {@link parseContent} read. */
function lineIn(content: unknown): ((path: Path) => number | undefined) | undefined {
  const origin = originOf(content);
  return origin ? (path) => lineAt(origin.yaml, [...origin.path, ...path]) : undefined;
}

/** What is told of a page elsewhere. */
interface PageTitle {
  name: string;
  title: string;
  firm?: string;
  picture?: string;
}

/** The name of every page that has a content file. */
export const pageNames = (): string[] => Object.keys(texts).map(nameOf);

/** Several pages ask, and to read all files takes longer than to print one. */
let titles: PageTitle[] | undefined;

/** Name, title, firm and social picture of every page that has a content file. */
export function pageTitles(): PageTitle[] {
  titles ??= Object.entries(texts).flatMap(([file, text]) => {
    const read = parseContent(file.slice(1), text);
    const first = subject.safeParse(read);
    const content = first.data ?? subject.safeParse(writtenFor(read, first.error)).data;
    // What is wrong with it is told when the page itself is printed.
    if (content === undefined) return [];
    const { title, brand } = content;
    const picture = content.socialPicture ?? heroPicture(content, file.endsWith('/content.yaml'));
    return {
      name: nameOf(file),
      title,
      ...(site.homeBrands && brand && { firm: brand.name }),
      ...(picture !== undefined && { picture }),
    };
  });
  return titles;
}
