import { useEffect, useRef, useState } from 'react';
import { writeChoices, type Choices } from '~/showcase/choices/choices';
import type { Theme } from '~/lib/theme/theme';
import type { Catalogue } from '~/showcase/wardrobe/wardrobe-catalogue';
import { changeClothes } from './change-clothes';
import { bringFaces, putOn } from './put-on';
import { keepOutfit, keepPanel, keptOutfit, keptPanel, type Outfit } from './visit';

/** Changes of one kind that follow each other as quickly as this, in milliseconds, are one step. */
const ONE_STEP_MS = 900;

/** What can be done with what a page wears. */
export interface Wearing {
  outfit: Outfit;
  /** Whether there is something to undo. */
  isChanged: boolean;
  change: (choices: Partial<Record<keyof Choices, string | undefined>>) => void;
  wear: (theme: string) => void;
  undo: () => void;
  undoAll: () => void;
}

/**
 * What the page wears, and what it wore before: kept for the visit, put on at each change.
 *
 * @param home the home that the page is; none on an inner page
 */
export function useOutfit(catalogue: Catalogue, home: string | undefined, open: boolean): Wearing {
  const themes = themesOf(catalogue);
  const [outfit, setOutfit] = useState(() => wornNow(catalogue, home));
  const [past, setPast] = useState(() => keptPast(themes, home));
  const last = useRef({ kind: '', time: 0 });
  /** A face that comes late must not bring back what was worn with it. */
  const wanted = useRef(outfit);

  useEffect(() => keepPanel({ open, past }), [open, past]);

  const put = (next: Outfit) => {
    setOutfit(next);
    keepOutfit(next);
    dropAddress();
    wanted.current = next;
    const wardrobe = { themes, folder: catalogue.folder };
    // Typefaces that were chosen before may still be on their way.
    void bringFaces(wardrobe, next).then(() => {
      if (wanted.current === next) putOn(wardrobe, next);
    });
    if (home === undefined) void changeClothes(catalogue, next.theme);
  };
  const step = (next: Outfit, kind: string) => {
    const time = performance.now();
    const isSameStep = kind === last.current.kind && time - last.current.time < ONE_STEP_MS;
    last.current = { kind, time };
    if (!isSameStep) setPast([...past, outfit]);
    put(next);
  };
  const plain = { theme: outfit.theme, choices: {} };
  const back = (to: Outfit, rest: Outfit[]) => {
    last.current = { kind: '', time: 0 };
    setPast(rest);
    put(to);
  };
  return {
    outfit,
    isChanged: past.length > 0 || writeChoices(outfit.choices) !== '',
    change: (patch) => {
      const choices = Object.entries({ ...outfit.choices, ...patch });
      const kept = choices.filter(([, value]) => value !== undefined);
      step({ ...outfit, choices: Object.fromEntries(kept) }, Object.keys(patch).join());
    },
    wear: (theme) => step({ theme, choices: {} }, ''),
    undo: () => back(past.at(-1) ?? plain, past.slice(0, -1)),
    undoAll: () => back(past[0] ?? plain, []),
  };
}

/** The themes of a catalogue by their names. */
export const themesOf = ({ entries }: Catalogue): Record<string, Theme> =>
  Object.fromEntries(entries.map(({ name, theme }) => [name, theme]));

function wornNow(catalogue: Catalogue, home: string | undefined): Outfit {
  const theme = home ?? document.documentElement.dataset['theme'] ?? catalogue.own;
  const kept = keptOutfit(themesOf(catalogue));
  return kept?.theme === theme ? kept : { theme, choices: {} };
}

/** A home cannot go back to what another wore. */
const keptPast = (themes: Record<string, Theme>, home: string | undefined): Outfit[] =>
  keptPanel(themes).past.filter(({ theme }) => home === undefined || theme === home);

/** What the address described has been changed: read again, it would come back. */
function dropAddress(): void {
  if (/[?&](look|theme)=/.test(location.search))
    history.replaceState(history.state, '', location.pathname + location.hash);
}
