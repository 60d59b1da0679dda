import { existsSync } from 'node:fs';
import { assetPath } from '../routes/asset-path';
import { isPictureFile } from './picture-fault';

/** Fields of a page's content that are no section. */
const HEAD = new Set(['title', 'description', 'socialPicture', 'brand']);

/**
 * The picture that a page begins with, by its name in content: the first of its section `hero`. A home may
 * call that section otherwise: its first picture of all it is where it has no section of that name.
 *
 * @param content the page's, as its file holds it
 */
export function heroPicture(
  content: Readonly<Record<string, unknown>>,
  isHome: boolean,
): string | undefined {
  if ('hero' in content) return firstPicture(content['hero']);
  const sections = Object.entries(content).filter(([name]) => !HEAD.has(name));
  return isHome ? firstPicture(sections.map(([, section]) => section)) : undefined;
}

/** Photographs and drawings alike; a film is named without an ending, and its poster is a picture. */
function firstPicture(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if ('file' in part && typeof part.file === 'string' && isShown(part.file)) return part.file;
  for (const inner of Object.values(part)) {
    const found = firstPicture(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isShown = (file: string) =>
  (isPictureFile(file) || file.endsWith('.svg')) && existsSync(assetPath(file));
