import { basename } from 'node:path';

/** The end of a stylesheet whose classes are its own. */
const ENDING = /\.module\.css$/;

/** Folders in which looks lie; their name says nothing that the name of a class should repeat. */
const LOOKS = 'looks';

/**
 * Where a class comes from, as its name says it: the folder of the demo, section or widget, and the
 * stylesheet where it is called otherwise.
 *
 * @param file relative to the project's folder: `src/demos/paralax/looks/services.module.css`
 * @returns for example `paralax-services`
 */
export function placeOf(file: string): string {
  const [, , folder = '', ...rest] = file.replaceAll('\\', '/').split('/');
  const stem = basename(file).replace(ENDING, '');
  // Of the shell's own stylesheets there is no folder to name.
  const owner = rest.length === 0 ? 'shell' : folder;
  return stem.startsWith(owner) && !rest.includes(LOOKS) ? stem : `${owner}-${stem}`;
}

/**
 * The name of a CSS module's class on the page: `paralax-services_look`. It names its file, so that
 * one finds the stylesheet from the page; it is the same in every build; a test holds places apart.
 *
 * @param name as the stylesheet has it
 * @param file the stylesheet's absolute path
 */
export function scopedName(name: string, file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\?.*$/, '');
  return `${placeOf(path.slice(path.lastIndexOf('/src/') + 1))}_${name}`;
}
