import { adoptStyles } from '~/lib/browser/adopt-styles';
import { makeFields } from './fields';
import type { KeyRing } from './key-ring';
import css from './take-keys.css?inline';

/** What brings all that follows the fields: a hand on the panel, by whatever means. */
const HANDS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Gives a visitor the keys: fields in the lines; real pages and files follow as soon as one reaches for them. */
export async function takeKeys(section: HTMLElement): Promise<void> {
  const answer = await fetch(section.dataset['ring'] ?? '');
  if (!answer.ok) return;
  const ring = (await answer.json()) as KeyRing;
  adoptStyles(css);
  let draw: (() => void) | undefined;
  const fields = makeFields(section, ring, () => draw?.());
  const first = ring.homes.find(({ slug }) => slug === section.dataset['home']);
  if (first) fields.follow(first.theme.tokens['color-accent'] ?? '', first.firm);
  const wake = new AbortController();
  const open = () => {
    wake.abort();
    import('./follow')
      .then(({ follow }) => {
        draw = follow(section, ring, fields);
        draw();
      })
      .catch((error: unknown) => console.error('Nothing follows the keys:', error));
  };
  for (const hand of HANDS) section.addEventListener(hand, open, { signal: wake.signal });
  section.dataset['keys'] = 'taken';
}
