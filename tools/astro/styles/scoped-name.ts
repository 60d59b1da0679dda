import { basename } from 'node:path';

/** The extension of a stylesheet with scoped classes. */
const EXTENSION = /\.module\.css$/;

/** Folders of looks; the folder's name adds nothing to the name of a class. */
const LOOKS = 'looks';

/**
 * The origin of a class, for its name: the folder of the demo, section or widget, and the
 * stylesheet if its name differs.
 *
 * @param file relative to the project's folder: `src/demos/paralax/looks/services.module.css`
 * @returns for example `paralax-services`
 */
export function placeOf(file: string): string {
  const [, , folder = '', ...rest] = file.replaceAll('\\', '/').split('/');
  const stem = basename(file).replace(EXTENSION, '');
  // The shell's own stylesheets are in no such folder.
  const owner = rest.length === 0 ? 'shell' : folder;
  return stem.startsWith(owner) && !rest.includes(LOOKS) ? stem : `${owner}-${stem}`;
}

/**
 * The name of a CSS module's class on the page: `paralax-services_look`. It names its file, so that
 * the stylesheet can be found from the page, and is the same in every build; a test checks that
 * places stay distinct.
 *
 * @param name as in the stylesheet
 * @param file the stylesheet's absolute path
 */
export function scopedName(name: string, file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\?.*$/, '');
  return `${placeOf(path.slice(path.lastIndexOf('/src/') + 1))}_${name}`;
}
