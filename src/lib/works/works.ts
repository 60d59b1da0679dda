import { z } from 'astro/zod';
import { ContentError } from '../content/content-error';
import { isRecord } from '../is-record';
import { formatErrors } from '../content/mistakes';
import { publishCheck, publishSchema } from '../content/publish-schema';
import { checkContent, checkTexts, inPageLanguage, languagesOf } from '../content/read-page';
import { byLanguage } from '../languages/language';
import { languageOfFile } from '../languages/translation-files';
import { pageFileAt } from '../routes/routes';
import { WORK_FOLDERS, workFileOf, workPath, type WorkFile } from './work-files';
import { workHead } from './work-fields';

const texts = import.meta.glob<string>('/src/{content,demos/*}/works/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The files of works, without their translations. */
const originals = () => Object.keys(texts).filter((file) => languageOfFile(file) === undefined);

/** A work: what its file says, and where its page stands. */
export interface Work extends WorkFile, z.infer<typeof workHead> {
  /** The path of its page on this site, without the base path. */
  readonly path: string;
  /** The languages that it is written in. */
  readonly languages: readonly string[];
  /** Its category as its original names it, by which lists choose. */
  readonly originalCategory: string;
  /** Its file's whole content, unchecked but for what lists need. */
  readonly content: unknown;
}

/**
 * All published works, in the order of each home's; `npm run dev` shows drafts too.
 *
 * @throws {Error} naming each work whose head is wrong, or whose address another page has
 */
export const works: () => Promise<Work[]> = byLanguage(() => readWorks());

async function readWorks(): Promise<Work[]> {
  const files = originals().map((file) => workFileOf(file.slice(1)));
  const faults = addressFaults(files);
  if (faults.length > 0) throw new ContentError(faults.join('\n'));
  const all = await Promise.all(
    files.map((one) => readHead(one, texts[`/${one.file}`] ?? '', workPath(one.name))),
  );
  return all
    .filter(({ draft }) => import.meta.env.DEV || !draft)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : 1));
}

/**
 * Reads a work's file as far as lists need it.
 *
 * @param path where its page stands
 * @throws {Error} naming the file and each invalid field
 */
export async function readHead(one: WorkFile, text: string, path: string): Promise<Work> {
  const { content, file, original } = inPageLanguage(one.file, text, texts);
  const head = await checkContent(file, content, workHead);
  const category = isRecord(original) ? original['category'] : undefined;
  return {
    ...head,
    ...one,
    file,
    path: head.page ?? path,
    content,
    languages: languagesOf(one.file, texts),
    originalCategory: typeof category === 'string' ? category : head.category,
  };
}

const placeOf = ({ order = Infinity }: Work) => Math.min(order, Number.MAX_SAFE_INTEGER);

/** Works whose address is no address, or is another's. */
function addressFaults(files: readonly WorkFile[]): string[] {
  const mistake = (file: string, message: string) =>
    formatErrors({ file }, [{ path: [], message }]);
  return [...Map.groupBy(files, ({ name }) => name)].flatMap(([name, [first, second]]) => {
    if (!first) return [];
    if (name === '') return [mistake(first.file, 'a file name with a letter or a digit in it')];
    if (second)
      return [
        mistake(
          `${first.file} and ${second.file}`,
          `one work at each address: both would stand at ${workPath(name)}`,
        ),
      ];
    const page = pageFileAt(workPath(name));
    return page === undefined
      ? []
      : [mistake(first.file, `another file name: ${page} has its address`)];
  });
}

/** The works that stand beside one: its home's, or the house's. */
export const neighboursOf = async (home: string | undefined): Promise<Work[]> =>
  (await works()).filter((work) => work.home === home);

/** The files of works, as names for messages. */
export const workNames = (): string[] => originals().map((file) => workFileOf(file).name);

/**
 * Checks a work's file against a schema, with lines.
 *
 * @throws {Error} naming the file and each invalid field
 */
export function readWork<Schema extends z.ZodType>(
  work: Work,
  schema: Schema,
): Promise<z.infer<Schema>> {
  publishSchema('src/content/works/*.yaml', schema);
  publishCheck(`${WORK_FOLDERS}/*.yaml`, schema, (file, changed) =>
    checkTexts(file, { ...texts, ...changed }, schema),
  );
  return checkContent(work.file, work.content, schema);
}
