import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import site from '~site';
import { byLanguage, language, markOf, perLanguage } from '../languages/language';
import { furtherLanguages, isMultilingual, originalLanguage } from '../languages/languages';
import { mergeTranslation, unmatchedLists } from '../languages/merge-translation';
import { languageOfFile, translatedFile } from '../languages/translation-files';
import { isRecord } from '../is-record';
import { fillFacts, type Facts } from './facts';
import { headFields } from './head-fields';
import { socialPictureField } from '../pictures/social-picture-field';
import { heroPicture } from '../pictures/hero-picture';
import { expectedTexts, zodMistakes, formatErrors, type Mistake } from './mistakes';
import { publishCheck, publishSchema } from './publish-schema';
import { pageFileAt } from '../routes/routes';
import { cutTexts, checkContentRules } from './content-checks';
import type { Path } from './source-lines';
import { watchParts } from './unused-parts';
import { asWritten, lineAt, readYaml, type YamlText } from './yaml';
import { ContentError } from './content-error';

/** Content files and their translations. */
const files = import.meta.glob<string>(
  ['/src/content/pages/*.yaml', '/src/*/*/content.yaml', '/src/*/*/content.*.yaml'],
  { eager: true, query: '?raw', import: 'default' },
);

const texts = Object.fromEntries(
  Object.entries(files).filter(([file]) => languageOfFile(file) === undefined),
);

/** The folder's name for a content file in a page's own folder, the file's for an inner page. */
const nameOf = (file: string) => file.replace(/\/content\.yaml$|\.yaml$/g, '').replace(/^.*\//, '');

/** Fields of every page's content file besides its sections. */
const pageFields = {
  ...headFields,
  socialPicture: socialPictureField('the hero’s'),
};

/** The fields that the social picture is drawn from. */
const subject = z.looseObject({
  title: z.string(),
  socialPicture: z.string().optional(),
  brand: z.looseObject({ name: z.string() }).optional(),
});

/** A page's title and description, as its content file gives them. */
export interface PageMeta extends Pick<
  z.infer<z.ZodObject<typeof pageFields>>,
  'title' | 'description'
> {
  /** The languages that the page is written in; left out, all of the site’s. */
  languages?: readonly string[];
}

/** The content of a page's sections, as their schemas return it. */
type Sections<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.output<Shape[Name]> };

/**
 * Reads a page's content and checks each part against the schema of its section: a demo's from
 * `src/demos/<name>/content.yaml`, an inner page's from `src/content/pages/<name>.yaml`, a plug-in
 * page's from `src/<plug-in>/<name>/content.yaml`.
 *
 * @param shape the page's sections: name in the file → schema
 * @param facts returns, in the language of the page, values that its texts may refer to in braces:
 *   with `{ homes: 19 }`, `{homes}` reads "nineteen"
 * @returns the sections by name, and `meta`: the page's title and description
 * @throws {Error} naming the file, each invalid field and what is expected there
 */
export async function readPage<Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  facts?: () => Facts,
): Promise<Sections<Shape> & { meta: PageMeta }> {
  const [path, text] = Object.entries(texts).find(([file]) => nameOf(file) === name) ?? [];
  if (path === undefined || text === undefined)
    throw new ContentError(
      `There is no content file src/demos/${name}/content.yaml or src/content/pages/${name}.yaml`,
    );
  const file = path.slice(1);
  const schema = z.strictObject({ ...pageFields, ...shape });
  publishSchema(file, schema);
  publishCheck(file, schema, (_, changed) =>
    checkTexts(file, { ...files, ...changed }, schema, facts?.()),
  );
  return perLanguage(async () => {
    const explain = (mistake: Mistake) =>
      isAboutPart(mistake)
        ? { ...mistake, message: `${mistake.message}${placesOf(name, file)}` }
        : mistake;
    const { content: raw, file: read, missing } = inPageLanguage(file, text, files, facts?.());
    // TypeScript cannot infer the output of an object whose shape is generic.
    const content = (await checkContent(read, raw, schema, explain)) as PageMeta & Sections<Shape>;
    const { title, description } = content;
    const languages = isMultilingual && { languages: languagesOf(file, files) };
    const page = Object.assign(content, {
      meta: { title, description, ...languages } satisfies PageMeta,
    });
    markParts(page, missing);
    return watchParts(file, page, Object.keys(shape));
  });
}

/**
 * Marks the parts that are not translated with their language; sections print it. A page that is not
 * translated at all is marked as a whole.
 */
function markParts(page: object, missing: readonly string[]): void {
  for (const name of missing) {
    const part: unknown = Reflect.get(page, name);
    if (typeof part === 'object' && part !== null && !Array.isArray(part))
      Object.assign(part, markOf(originalLanguage));
  }
}

/** What a file says in the language of the page that is printed. */
interface Translated {
  /** The original's content, with the translation laid over it. */
  content: unknown;
  /** The original's content alone. */
  original: unknown;
  /** The file that mistakes are in: the translation’s, if there is one. */
  file: string;
  /** The parts that the translation leaves out. */
  missing: string[];
}

/**
 * Parses a content file in the language of the page that is printed: its translation laid over it, or
 * the original where there is none.
 *
 * @param texts the files of all languages, by path
 */
export function inPageLanguage(
  file: string,
  text: string,
  texts: Readonly<Record<string, string>>,
  facts?: Facts,
): Translated {
  const original = parseContent(file, text, facts);
  const own = translatedFile(file, language());
  const translation = texts[`/${own}`];
  if (language() === originalLanguage || translation === undefined)
    return { content: original, original, file, missing: [] };
  const translated = parseContent(own, translation, facts);
  const unmatched = unmatchedLists(original, translated);
  if (unmatched.length > 0)
    throw new ContentError(
      formatErrors({ file: own, lineOf: lineIn(translated) }, unmatched),
      unmatched,
    );
  const content = mergeTranslation(original, translated, (merged, below, above) => {
    const origin = origins.get(above);
    const under = origins.get(below);
    if (origin) origins.set(merged, { ...origin, ...(under && { under }) });
  });
  const missing = isRecord(original) ? Object.keys(original) : [];
  return {
    content,
    original,
    file: own,
    missing: missing.filter((name) => !isRecord(translated) || !(name in translated)),
  };
}

/**
 * Checks a content file in the language of the page that is printed.
 *
 * @param texts the files of all languages, by path
 * @throws {ContentError} naming the file and each invalid field
 */
export async function checkTexts(
  file: string,
  texts: Readonly<Record<string, string>>,
  schema: z.ZodType,
  facts?: Facts,
): Promise<void> {
  const { content, file: read } = inPageLanguage(file, texts[`/${file}`] ?? '', texts, facts);
  await checkContent(read, content, schema);
}

/** The languages in which a content file is there. */
export const languagesOf = (file: string, texts: Readonly<Record<string, string>>): string[] => [
  originalLanguage,
  ...furtherLanguages.filter((tag) => `/${translatedFile(file, tag)}` in texts),
];

/** Whether a whole part of a page is missing from its content, or is one too many there. */
const isAboutPart = ({ path, at = path, message }: Mistake) =>
  at.length === 1 &&
  !Object.hasOwn(pageFields, at[0] ?? '') &&
  /^(missing|Unrecog)/.test(message) &&
  !message.includes('did you mean');

/** The other two places where a page's section appears. */
function placesOf(name: string, file: string): string {
  const page = pageFileAt(`/${name}`);
  const reader = [file.replace(/yaml$/, 'ts')].find((one) => existsSync(one)) ?? page;
  if (page === undefined || reader === undefined) return '';
  return `. A section stands in three places: its part in this file, its schema in ${reader}, its element in ${page}`;
}

/** Where a part of the content comes from: its file's text, and its path there. */
interface Origin {
  yaml: YamlText;
  path: Path;
  /** Of a translated part, the original's. */
  under?: Origin;
}

const origins = new WeakMap<object, Origin>();

function keepOrigins(content: unknown, yaml: YamlText, path: Path = []): void {
  if (typeof content !== 'object' || content === null) return;
  origins.set(content, { yaml, path });
  for (const [key, value] of Object.entries(content)) keepOrigins(value, yaml, [...path, key]);
}

const originOf = (content: unknown) =>
  typeof content === 'object' && content !== null ? origins.get(content) : undefined;

/**
 * Parses the text of a YAML file.
 *
 * @param facts see {@link readPage}; without them braces have no meaning
 * @throws {Error} naming the file and the line that is not valid YAML, or a text that a ` #` cuts
 * off
 */
export function parseContent(file: string, text: string, facts?: Facts): unknown {
  // What a translation leaves out stays in the original's language, numbers too.
  const filled = facts ? fillFacts(text, facts, languageOfFile(file) ?? originalLanguage) : text;
  const yaml = readYaml(filled);
  const mistakes =
    yaml.mistakes.length > 0 ? yaml.mistakes : cutTexts(yaml.document, yaml.lines, filled);
  if (mistakes.length > 0) throw new ContentError(formatErrors({ file }, mistakes), mistakes);
  keepOrigins(yaml.data, yaml);
  return yaml.data;
}

/**
 * Checks the content of a file against a schema.
 *
 * @param content as {@link parseContent} returned it, whole or in part, so that lines are known too
 * @param explain adds to a mistake information that only the caller has
 * @throws {Error} naming the file and each invalid field with its line, what was found and what is
 * expected
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
  const mistakes = [...wrong.map(explain), ...sense];
  throw new ContentError(formatErrors({ file, lineOf: lineIn(content) }, mistakes), mistakes);
}

/** Parses content with a schema; where it expects a string, a number counts as it is written. */
async function parseAsWritten<Schema extends z.ZodType>(content: unknown, schema: Schema) {
  const result = await schema.safeParseAsync(content);
  const written = result.error && writtenFor(content, result.error);
  if (written === undefined) return { result, read: content };
  return { result: await schema.safeParseAsync(written), read: written };
}

/** Content with strings at the places where a schema expected them; undefined if there are none. */
function writtenFor(content: unknown, error: z.ZodError): unknown {
  const origin = originOf(content);
  const paths = expectedTexts(error);
  return [origin?.under, origin].reduce<unknown>(
    (written, from) =>
      (from && asWritten(from.yaml, written ?? content, paths, from.path)) ?? written,
    undefined,
  );
}

/** Returns the line lookup for content from {@link parseContent}. */
function lineIn(content: unknown): ((path: Path) => number | undefined) | undefined {
  const origin = originOf(content);
  return origin ? (path) => lineAt(origin.yaml, [...origin.path, ...path]) : undefined;
}

/** The fields of a page that other pages use. */
interface PageTitle {
  name: string;
  title: string;
  firm?: string;
  picture?: string;
}

/** The name of every page that has a content file. */
export const pageNames = (): string[] => Object.keys(texts).map(nameOf);

/**
 * Name, title, firm and social picture of every page that has a content file. Cached, because several
 * pages need them and reading all files takes longer than printing one.
 */
export const pageTitles: () => PageTitle[] = byLanguage(() =>
  Object.entries(texts).flatMap(([file, text]) => {
    const { content: read } = inPageLanguage(file.slice(1), text, files);
    const first = subject.safeParse(read);
    const content = first.data ?? subject.safeParse(writtenFor(read, first.error)).data;
    // Its mistakes are reported when the page itself is printed.
    if (content === undefined) return [];
    const { title, brand } = content;
    const picture = content.socialPicture ?? heroPicture(content, file.endsWith('/content.yaml'));
    return {
      name: nameOf(file),
      title,
      ...(site.homeBrands && brand && { firm: brand.name }),
      ...(picture !== undefined && { picture }),
    };
  }),
);

/** The languages that a page with a content file is written in; undefined for other pages. */
export function languagesOfPage(name: string): string[] | undefined {
  const file = Object.keys(texts).find((one) => nameOf(one) === name);
  return file === undefined ? undefined : languagesOf(file.slice(1), files);
}
