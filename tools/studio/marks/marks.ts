import { isAbsolute, posix, relative } from 'node:path';
import type { Plugin } from 'vite';
import { openProject } from '../../lib/project.ts';
import { readPage } from '../../take/sections/page.ts';
import { markSections } from './mark-sections.ts';

/** Marks where the sections of a page begin and end, in the development server of the studio alone. */
export function marks(): Plugin {
  let root = '';
  return {
    name: 'studio-marks',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    load: (id) => {
      const file = relative(root, id).replaceAll('\\', '/');
      if (isAbsolute(file) || !posix.matchesGlob(file, 'src/pages/**/*.astro')) return undefined;
      const page = readPage(openProject(root), file);
      return page && markSections(page);
    },
  };
}
