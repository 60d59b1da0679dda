import type { Catalogue } from '~/showcase/wardrobe/wardrobe-catalogue';
import { bringSheet } from './bring-sheet';

/** The last that was asked for: what comes later than another that was asked for since is too late. */
let wanted = '';

/**
 * Puts another theme on an inner page, with its faces and its decoration, as the head's script does
 * (`src/showcase/wardrobe/wardrobe.ts`). The old one comes off when the new one is there.
 */
export async function changeClothes(catalogue: Catalogue, theme: string): Promise<void> {
  const { folder, own, entries } = catalogue;
  const { dataset } = document.documentElement;
  const takeOff = (name: string) =>
    document.querySelector(`link[href="${folder}/${name}.css"]`)?.remove();
  wanted = theme;
  if ((dataset['theme'] ?? own) === theme) return;
  if (theme !== own) await bringSheet(`${folder}/${theme}.css`);
  if (wanted !== theme) return;
  const inner = document.querySelector<HTMLStyleElement>('head > style:has(+ script)');
  if (inner) inner.disabled = theme !== own;
  if (theme === own) delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const { name } of entries) if (name !== theme) takeOff(name);
}
