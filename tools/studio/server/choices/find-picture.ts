import { isRecord } from '../../../../src/lib/is-record.ts';
import { isPictureFile } from '../../../../src/lib/pictures/picture-fault.ts';

/** The first picture or logo that an entry of content names: of a person the portrait, of a work the cover. */
export function pictureIn(value: unknown): { picture: string } | { logo: string } | undefined {
  if (Array.isArray(value)) return firstOf(value);
  if (!isRecord(value)) return undefined;
  const { file, logo } = value;
  if (typeof file === 'string' && isPictureFile(file)) return { picture: file };
  if (typeof logo === 'string' && logo.endsWith('.svg')) return { logo };
  return firstOf(Object.values(value));
}

function firstOf(values: readonly unknown[]): ReturnType<typeof pictureIn> {
  for (const value of values) {
    const found = pictureIn(value);
    if (found) return found;
  }
  return undefined;
}

/** How an owner calls an entry of content. */
export function titleIn(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const said = ['name', 'title', 'heading', 'label'].map((field) => value[field]);
  return said.find((one) => typeof one === 'string' && one !== '') as string | undefined;
}
