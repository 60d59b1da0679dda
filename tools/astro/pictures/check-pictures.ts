import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import { formatErrors, type Mistake } from '../../../src/lib/content/mistakes.ts';
import {
  isPictureFile,
  nameFault,
  sizeFault,
  textPictureFault,
} from '../../../src/lib/pictures/picture-fault.ts';
import { ContentError } from '../../../src/lib/content/content-error.ts';

/** The folders of content's pictures. */
const FOLDERS = ['src/assets', 'src/*/*/pictures'];

/** Astro's import of a picture in a text: its address there, and the text. */
const TEXT_PICTURE = /^(\..*)\?(astroContentImageFlag=&importer=.*)$/;

/** Imported in place of a picture that Astro cannot read. */
const NO_PICTURE = '\0no-picture';
const NOTHING = 'export default undefined;';

/**
 * Checks pictures before Astro measures them: Astro stops at the first damaged one and names only
 * that file. A text's wrong pictures stop the build, all in one message that names the text. A
 * picture that nothing shows so far only causes a warning; for content that names it, the schema of
 * pictures reports it.
 */
export function checkPictures(): Plugin {
  const faults = new Map<string, Mistake[]>();
  const warned = new Set<string>();
  /**
   * The importers that failed, by picture: the development server retries them when the picture
   * changes.
   */
  const waiting = new Map<string, string>();
  let root = '';
  let isBuild = false;
  return {
    name: 'check-pictures',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    configureServer({ watcher }) {
      const retry = (file: string) => {
        const importer = waiting.get(file);
        if (waiting.delete(file) && importer !== undefined) watcher.emit('change', importer);
      };
      watcher.on('add', retry).on('change', retry);
    },
    buildStart() {
      const files = globSync(
        FOLDERS.map((folder) => `${folder}/**/*[?#]*`),
        { cwd: root },
      );
      for (const file of files.filter(isPictureFile)) {
        const fault = nameFault(file);
        if (fault !== undefined && !warned.has(file)) this.warn(fault);
        warned.add(file);
      }
    },
    resolveId: {
      order: 'pre',
      filter: { id: TEXT_PICTURE },
      async handler(source, importer = '') {
        const [, file = '', query] = TEXT_PICTURE.exec(source) ?? [];
        const text = new URLSearchParams(query).get('importer') ?? '';
        const path = posix.join(posix.dirname(text), file);
        if (!existsSync(join(root, path))) return undefined;
        const fault = await textPictureFault(path);
        if (fault === undefined) return undefined;
        const mistake = { path: [], message: fault, ...lineIn(text, path) };
        if (!isBuild) {
          waiting.set(join(root, path), importer);
          throw new ContentError(formatErrors({ file: text }, [mistake]));
        }
        faults.set(text, [...(faults.get(text) ?? []), mistake]);
        return NO_PICTURE;
      },
    },
    load: {
      order: 'pre',
      filter: { id: /\.(?:jpe?g|png|webp|avif|gif)$|^\0no-picture$/i },
      async handler(id) {
        if (id === NO_PICTURE) return NOTHING;
        const path = relative(root, id).replaceAll('\\', '/');
        if (!isContentPicture(path)) return undefined;
        const fault = await sizeFault(path);
        if (fault === undefined) return undefined;
        if (!warned.has(path)) this.warn(`${fault}; a page that shows it could not be built`);
        warned.add(path);
        return NOTHING;
      },
    },
    buildEnd() {
      if (faults.size === 0) return;
      const messages = [...faults].map(([file, mistakes]) =>
        formatErrors({ file }, mistakes.sort(byLine)),
      );
      throw new ContentError(messages.join('\n'));
    },
  };
}

const isContentPicture = (path: string) =>
  isPictureFile(path) && FOLDERS.some((folder) => posix.matchesGlob(path, `${folder}/**`));

/** The line of a text that names a picture, in whichever spelling. */
function lineIn(text: string, path: string): { line?: number } {
  const name = posix.basename(path);
  const at = readFileSync(text, 'utf8')
    .split('\n')
    .findIndex((words) => [name, encodeURI(name)].some((one) => words.includes(one)));
  return at < 0 ? {} : { line: at + 1 };
}

const byLine = (a: Mistake, b: Mistake) => (a.line ?? 0) - (b.line ?? 0);
