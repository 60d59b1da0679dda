import { randomBytes } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ContentError } from '../../../src/lib/content/content-error.ts';
import { formatErrors } from '../../../src/lib/content/mistakes.ts';
import { deriveKey, seal } from '../../../src/lib/locked/seal.ts';
import { SEALED } from '../../../src/widgets/locked/constants.ts';
import {
  attribute,
  elementsIn,
  empty,
  printContent,
  printPage,
  readElements,
  remove,
  removeAttribute,
  setAttribute,
  type Element,
} from '../../lib/html.ts';
import type { FinishingStep, PrintedSite } from './finish-pages.ts';
import { frameOrigins } from './page-policy.ts';

/** The fewest characters of a password: whoever has the files may guess without being stopped. */
const SHORTEST_PASSWORD = 10;

/** What a decrypted file is, by its ending: pictures, films, sounds, captions and documents. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
};

/** A locked section, and the element behind it with what it hides. */
interface Lock {
  readonly section: Element;
  readonly hidden: Element;
  readonly key: CryptoKey;
  readonly salt: string;
}

/**
 * Encrypts what locked works hide: their words, and each file that no other page shows. Both become
 * files of random names; the files in clear are deleted. `src/widgets/locked` decrypts them.
 *
 * @param passwords variables of `.env` by name
 * @throws {ContentError} naming the work whose password is missing or too short
 */
export const lockWorksStep = (passwords: Readonly<Record<string, string>>): FinishingStep => ({
  name: 'lock works',
  run: async (site) => {
    const locks = await findLocks(site, passwords);
    if (locks.length === 0) return;
    const stale = new Set<string>();
    for (const lock of locks) await sealLock(lock, site, stale);
    await deleteUnshown(stale, site);
  },
});

async function findLocks({ pages }: PrintedSite, passwords: Readonly<Record<string, string>>) {
  const keys = new Map<string, Promise<Pick<Lock, 'key' | 'salt'>>>();
  return Promise.all(
    pages.flatMap(({ document }) => {
      const elements = elementsIn(document);
      const section = elements.find((one) => attribute(one, 'data-locked') !== undefined);
      const hidden = elements.find((one) => attribute(one, 'data-sealed') !== undefined);
      if (!section || !hidden) return [];
      const variable = attribute(section, 'data-locked') ?? '';
      const file = attribute(section, 'data-file') ?? '';
      const password = passwordOf(variable, file, passwords);
      const made = keys.get(variable) ?? makeKey(password);
      keys.set(variable, made);
      return [made.then((keyed): Lock => ({ section, hidden, ...keyed }))];
    }),
  );
}

/** @throws {ContentError} if there is none, or one that is guessed too soon */
function passwordOf(variable: string, file: string, passwords: Readonly<Record<string, string>>) {
  const password = passwords[variable] ?? '';
  if (password.length >= SHORTEST_PASSWORD) return password;
  const found = password === '' ? 'there is none' : `it has ${password.length}`;
  throw new ContentError(
    formatErrors({ file }, [
      {
        path: ['locked'],
        message: `a password of at least ${SHORTEST_PASSWORD} characters in .env: ${variable}="…"; ${found}`,
      },
    ]),
  );
}

async function makeKey(password: string) {
  const salt = new Uint8Array(randomBytes(16));
  return { key: await deriveKey(password, salt), salt: Buffer.from(salt).toString('base64') };
}

/** @param stale gathers the files, relative to the site's folder, that the page showed in clear */
async function sealLock(lock: Lock, site: PrintedSite, stale: Set<string>): Promise<void> {
  const { section, hidden, key, salt } = lock;
  const origins = frameOrigins(readElements(hidden));
  const write = async (bytes: Uint8Array<ArrayBuffer>) => {
    const name = `${site.assets}/${randomBytes(12).toString('hex')}.bin`;
    await writeFile(join(site.dir, name), await seal(key, bytes));
    return addressOf(name, site);
  };
  for (const element of elementsIn(hidden)) {
    for (const file of filesIn(element, site)) stale.add(file);
    if (element.tagName === 'source' && attribute(element, 'srcset') !== undefined) {
      remove(element);
      continue;
    }
    simplify(element);
    for (const name of SEALED) {
      const file = fileAt(attribute(element, name) ?? '', site);
      if (file === undefined) continue;
      const bytes = new Uint8Array(await readFile(join(site.dir, file)));
      removeAttribute(element, name);
      setAttribute(element, `data-sealed-${name}`, `${await write(bytes)}#${typeOf(file)}`);
    }
  }
  const html = new Uint8Array(Buffer.from(printContent(hidden)));
  empty(hidden);
  removeAttribute(hidden, 'data-sealed');
  removeAttribute(section, 'data-file');
  setAttribute(section, 'data-sealed', await write(html));
  setAttribute(section, 'data-salt', salt);
  if (origins.length > 0) setAttribute(section, 'data-frames', origins.join(' '));
}

/** A picture keeps one file, and is not enlarged: each file more is one more to decrypt. */
function simplify(element: Element): void {
  const isEnlarged = attribute(element, 'data-lightbox-item') !== undefined;
  if (attribute(element, 'data-effect') === 'lightbox') removeAttribute(element, 'data-effect');
  for (const { name } of [...element.attrs])
    if (
      name === 'srcset' ||
      name === 'sizes' ||
      (isEnlarged && (name === 'href' || name.startsWith('data-')))
    )
      removeAttribute(element, name);
}

const typeOf = (file: string) => TYPES[extname(file)] ?? 'application/octet-stream';

const prefixOf = ({ base }: PrintedSite) => (base.endsWith('/') ? base : `${base}/`);

const addressOf = (file: string, site: PrintedSite) => prefixOf(site) + file;

/** The file of the built site that an address names; pages are none. */
function fileAt(address: string, site: PrintedSite): string | undefined {
  const prefix = prefixOf(site);
  if (!address.startsWith(prefix)) return undefined;
  const file = decodeURI(address.slice(prefix.length));
  const path = join(site.dir, file);
  return extname(file) !== '' && existsSync(path) && statSync(path).isFile() ? file : undefined;
}

/** The files that an element's attributes name, in lists and in JSON too. */
const filesIn = (element: Element, site: PrintedSite): string[] =>
  element.attrs.flatMap(({ value }) =>
    value.split(/[\s,"]+/).flatMap((part) => fileAt(part, site) ?? []),
  );

/** Deletes files that no page, stylesheet or script of the site names any longer. */
async function deleteUnshown(stale: ReadonlySet<string>, { dir, pages, ownersPages }: PrintedSite) {
  const texts = [
    ...[...pages, ...ownersPages].map(({ document }) => printPage(document)),
    ...globSync('**/*.{css,js,xml,json}', { cwd: dir }).map((file) =>
      readFileSync(join(dir, file), 'utf8'),
    ),
  ];
  const isNamed = (file: string) => texts.some((text) => text.includes(encodeURI(file)));
  for (const file of stale) if (!isNamed(file)) await rm(join(dir, file));
}
