import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from '~/lib/browser/adopt-styles';
import type { Catalogue } from '~/showcase/wardrobe/wardrobe-catalogue';
import { bringSheet } from './bring-sheet';
import { Panel } from './Panel';
import panelStyles from './panel.css?inline';
import choiceStyles from './choices.css?inline';
import colourStyles from './colours.css?inline';
import railStyles from './rail.css?inline';
import { swatchStyles } from './swatch-styles';

/** Opens and closes the panel. */
type Turn = (isAsked: boolean) => void;

let turn: Promise<Turn> | undefined;

/**
 * Opens the panel, and fetches what it shows when that is the first time; closes one that is open.
 *
 * @param opener what has opened it, and gets the focus back
 * @param isAsked whether a visitor has asked for it just now: then it takes the focus
 */
export async function turnWardrobe(opener: HTMLButtonElement, isAsked: boolean): Promise<void> {
  turn ??= prepare(opener);
  try {
    (await turn)(isAsked);
  } catch (error) {
    // The next press tries again.
    turn = undefined;
    console.warn('The wardrobe:', error);
  }
}

async function prepare(opener: HTMLButtonElement): Promise<Turn> {
  const folder = opener.dataset['wardrobe'] ?? '';
  const answer = await fetch(`${folder}/wardrobe.json`);
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  const catalogue = (await answer.json()) as Catalogue;
  await Promise.all(
    ['specimens', 'house-faces'].map((name) => bringSheet(`${folder}/${name}.css`)),
  );
  for (const css of [panelStyles, railStyles, colourStyles, choiceStyles, swatchStyles(catalogue)])
    adoptStyles(css);
  const host = document.createElement('div');
  host.className = 'wardrobe';
  document.body.append(host);
  const root = createRoot(host);
  let isOpen = false;
  const draw = (isAsked: boolean) =>
    flushSync(() =>
      root.render(<Panel catalogue={catalogue} isOpen={isOpen} isAsked={isAsked} onTurn={next} />),
    );
  const next: Turn = (isAsked) => {
    isOpen = !isOpen;
    opener.ariaExpanded = String(isOpen);
    draw(isAsked);
    if (!isOpen) focusPeg(host, opener);
  };
  return next;
}

/** What has opened the panel gets the focus, or what stands for it where that is out of the window. */
function focusPeg(host: HTMLElement, opener: HTMLElement): void {
  const isSeen = opener.checkVisibility() && opener.getBoundingClientRect().bottom > 0;
  (isSeen ? opener : host.querySelector('button'))?.focus();
}
