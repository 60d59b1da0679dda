import { posix } from 'node:path';
import type { ExportFiles } from '../model.ts';
import { isFields, peekFrontMatter, readFields, textOf, type Fields } from './front-matter.ts';

const CONFIG = /^(?:hugo|config)\.(toml|ya?ml|json)$/;
const CONFIG_FOLDER = /^config\/_default\/([\w-]+)\.(toml|ya?ml|json)$/;

/** A text of Hugo. Other endings (`.org`, `.adoc`) need programs of their own. */
export const TEXT = /\.(md|markdown|html?)$/i;

/** What Hugo's configuration says of a whole site. */
export interface HugoSite {
  readonly url?: string;
  /** The folder of the texts in the site's first language. */
  readonly content: string;
  /** Folders of texts in further languages. */
  readonly translated: readonly string[];
  /** The first language, and the further ones, by their tags. */
  readonly language: string;
  readonly languages: readonly string[];
  /** Patterns of addresses by section. */
  readonly permalinks: Fields;
}

/** Whether an export is a folder of Hugo: a configuration, and texts with front matter in `content`. */
export const isHugo = (files: ExportFiles): boolean =>
  files.paths.some((path) => isConfig(path)) &&
  files.paths.some(
    (path) =>
      /^(?!themes\/)(.*\/)?content\//.test(path) &&
      /\.(md|markdown)$/i.test(path) &&
      peekFrontMatter(path, files.text(path)) !== undefined,
  );

const isConfig = (path: string) => CONFIG.test(path) || CONFIG_FOLDER.test(path);

/** Names of fields in small letters, as Hugo compares them; those of `params` beside the others. */
export function lowered(fields: Fields): Fields {
  const small = (one: Fields) =>
    Object.fromEntries(Object.entries(one).map(([name, value]) => [name.toLowerCase(), value]));
  const own = small(fields);
  return isFields(own['params']) ? { ...small(own['params']), ...own } : own;
}

/** @throws {Failure} where a configuration cannot be read, with file and line */
export function readHugoSite(files: ExportFiles): HugoSite {
  let config: Fields = {};
  for (const path of files.paths.filter(isConfig)) {
    const read = readFields(path, files.text(path), posix.extname(path).slice(1));
    const key = CONFIG_FOLDER.exec(path)?.[1] ?? 'hugo';
    config = /^(hugo|config)$/.test(key)
      ? { ...config, ...lowered(read) }
      : { ...config, [key]: read };
  }
  const languages = isFields(config['languages']) ? config['languages'] : {};
  const language = textOf(config['defaultcontentlanguage']) ?? 'en';
  const folderOf = (tag: string) => {
    const own = languages[tag];
    return isFields(own) ? textOf(lowered(own)['contentdir']) : undefined;
  };
  const further = Object.keys(languages).filter((tag) => tag !== language);
  const permalinks = isFields(config['permalinks']) ? config['permalinks'] : {};
  const url = textOf(config['baseurl']);
  return {
    ...(url !== undefined && { url }),
    content: folderOf(language) ?? textOf(config['contentdir']) ?? 'content',
    translated: further.flatMap((tag) => folderOf(tag) ?? []),
    language,
    languages: further,
    permalinks: isFields(permalinks['page']) ? permalinks['page'] : permalinks,
  };
}

/** A text of Hugo, by its path. */
export interface HugoPath {
  /** Its folders below the content's. */
  readonly folders: readonly string[];
  /** Its name without ending and language; of a bundle the folder's. */
  readonly name: string;
  readonly isSection: boolean;
  /** Whether pictures beside it are its own. */
  readonly isBundle: boolean;
  /** The tag that its name ends with: `about.de.md`. */
  readonly language?: string;
}

/** @param path below the folder of the content */
export function readHugoPath(path: string, site: HugoSite): HugoPath {
  const { dir, name: whole } = posix.parse(path);
  const tag = [site.language, ...site.languages].find((one) => whole.endsWith(`.${one}`));
  const name = tag === undefined ? whole : whole.slice(0, -tag.length - 1);
  const isSection = name === '_index';
  const isBundle = isSection || name === 'index';
  const all = dir === '' ? [] : dir.split('/');
  const folders = isBundle ? all.slice(0, -1) : all;
  return {
    folders,
    name: isBundle ? (all.at(-1) ?? '') : name,
    isSection,
    isBundle,
    ...(tag !== undefined && { language: tag }),
  };
}
