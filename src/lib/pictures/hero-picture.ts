import { existsSync } from 'node:fs';
import { assetPath } from '../routes/asset-path';
import { isPictureFile } from './picture-fault';

/** Fields of a page's content that are not sections. */
const HEAD = new Set(['title', 'description', 'socialPicture', 'brand']);

/**
 * The first picture of a page, by its name in content: that of its section `hero`. A home without a
 * section of that name uses the first picture of any section.
 *
 * @param content the content of the page's file
 */
export function heroPicture(
  content: Readonly<Record<string, unknown>>,
  isHome: boolean,
): string | undefined {
  if ('hero' in content) return firstPicture(content['hero']);
  const sections = Object.entries(content).filter(([name]) => !HEAD.has(name));
  return isHome ? firstPicture(sections.map(([, section]) => section)) : undefined;
}

/** Finds photographs and drawings; a film's name has no extension, so its poster is found instead. */
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
