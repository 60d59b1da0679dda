import { posix } from 'node:path';
import { generateCode, parseModule, type ProxifiedModule } from 'magicast';
import { hasWord } from '../lib/has-word.ts';
import { packageName, type Identity } from './identity.ts';
import type { Choice } from './pages.ts';
import { hasJournal } from './select.ts';

type Fields = Record<string, unknown>;

const codeOf = (code: ProxifiedModule) => generateCode(code, { quote: 'single' }).code;

/** What a file's default export is given: `defineSite({ … })`. */
const argumentOf = ({ exports }: ProxifiedModule) =>
  (exports['default'] as { $args: [Fields] }).$args[0];

/** Fields that only the template's own site has. */
const OF_TEMPLATE = ['showcase', 'homeBrands', 'translations'];

/** The owner's file of a new site: the first home at `/`, and the firm that it is made up for. */
export function siteConfig(text: string, choice: Choice, identity: Identity): string {
  const { name, title, description, emails, address, phone, kind, openingHours } = identity;
  const code = parseModule(text);
  const fields = argumentOf(code);
  const slug = packageName(name);
  const [first, second = first] = emails ?? [];
  for (const name of OF_TEMPLATE) Reflect.deleteProperty(fields, name);
  Object.assign(fields, { name, description, url: `https://${slug}.example` });
  if (kind !== undefined) fields['kind'] = kind;
  if (choice.languages) fields['languages'] = [...choice.languages];
  setHome(fields, choice);
  if (first !== undefined) {
    fields['owner'] = { name, email: first };
    const hours = openingHours && { openingHours: [...openingHours] };
    fields['contact'] = { emails: [first, second], phones: [phone], location: address, ...hours };
  }
  return codeOf(code).replaceAll(new RegExp(`\\b${title.toLowerCase()}\\b`, 'g'), slug);
}

/** The owner's file of a taken site, where the home that it names may have gone. */
export function chosenHome(text: string, choice: Choice): string {
  const code = parseModule(text);
  const fields = argumentOf(code);
  if (
    choice.homes.includes(String(fields['home'])) &&
    hasJournal(choice) === (fields['journal'] !== false)
  )
    return text;
  setHome(fields, choice);
  return codeOf(code);
}

function setHome(fields: Fields, choice: Choice): void {
  const [home] = choice.homes;
  Object.assign(fields, { home, theme: home });
  if (hasJournal(choice)) delete fields['journal'];
  else fields['journal'] = false;
}

/** The configuration of Astro without the integrations that stay with the template. */
export function astroConfig(text: string, isThere: (file: string) => boolean): string {
  const code = parseModule(text);
  const gone = code.imports.$items
    .filter(({ from }) => from.startsWith('./src/') && !isThere(posix.normalize(from)))
    .map(({ local }) => local);
  if (gone.length === 0) return text;
  for (const name of gone) Reflect.deleteProperty(code.imports, name);
  filterItems(
    argumentOf(code)['integrations'],
    ({ callee, argument }) => !gone.includes((callee ?? argument?.callee)?.name ?? ''),
  );
  return codeOf(code);
}

/** An item of a list in code, as far as it is a call: `react()`, `...showcase()`. */
interface Item {
  readonly callee?: { readonly name?: string };
  readonly argument?: Item;
}

/** Keeps some items of a list in code, each as it is written. */
function filterItems(list: unknown, isKept: (item: Item, index: number) => boolean): void {
  const { $ast } = list as { $ast: { elements: Item[] } };
  $ast.elements = $ast.elements.filter(isKept);
}

/** The font families whose variable a text names. */
export function usedFonts(text: string, texts: readonly string[]): string {
  const code = parseModule(text);
  const families = code.exports['fontFamilies'] as { cssVariable: string }[];
  const isUsed = families.map(({ cssVariable }) => texts.some((one) => hasWord(one, cssVariable)));
  if (!isUsed.includes(false)) return text;
  filterItems(families, (_, index) => isUsed[index] ?? true);
  return codeOf(code);
}

/** Whether code, a stylesheet or the list of fonts names a package. */
const names = (text: string, name: string) =>
  ["'", '"', '`', 'node_modules/'].some((start) =>
    [start, '/'].some((end) => text.includes(start + name + end)),
  );

/**
 * `package.json` without the packages that only files name which do not come along, and without the
 * commands of such files.
 *
 * @param taken the texts of the site
 * @param left the texts that do not come along
 * @param runs whether the site has what a command line names
 */
export function manifest(
  text: string,
  taken: readonly string[],
  left: readonly string[],
  runs: (line: string) => boolean,
  site: Fields,
): string {
  const { scripts, dependencies, devDependencies, ...fields } = JSON.parse(text) as Fields & {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const all = { ...dependencies, ...devDependencies };
  const isNeeded = (name: string): boolean => {
    const typed = /^@types\/(.+)$/.exec(name)?.[1];
    if (typed !== undefined && typed in all) return isNeeded(typed);
    // Types of no package are those of a global name: `google.maps`.
    const isNamed = (one: string) =>
      typed === undefined ? names(one, name) : one.includes(`${typed}.`);
    return taken.some(isNamed) || !left.some(isNamed);
  };
  const needed = (versions: Record<string, string>) =>
    Object.fromEntries(Object.entries(versions).filter(([name]) => isNeeded(name)));
  return JSON.stringify({
    ...fields,
    ...site,
    dependencies: needed(dependencies),
    devDependencies: needed(devDependencies),
    scripts: Object.fromEntries(Object.entries(scripts).filter(([, line]) => runs(line))),
  });
}

/** The rules about unused code: shared code offers more than one site uses, and the bundle leaves it out. */
const MAY_BE_UNUSED = [
  'exports',
  'nsExports',
  'types',
  'nsTypes',
  'enumMembers',
  'namespaceMembers',
];

/** Types that integrations inject name modules of the shell that no file imports. */
const NAMED_BY_TYPES = 'src/shell/*.ts';

/** The configuration of Knip for a taken site, without patterns that match nothing there. */
export function knipConfig(text: string, files: readonly string[]): string {
  const config = JSON.parse(text) as { entry: string[]; rules: Fields };
  const patterns = [...new Set([...config.entry, NAMED_BY_TYPES])];
  return JSON.stringify({
    ...config,
    entry: patterns.filter((pattern) => files.some((file) => posix.matchesGlob(file, pattern))),
    rules: { ...config.rules, ...Object.fromEntries(MAY_BE_UNUSED.map((rule) => [rule, 'off'])) },
  });
}
