import { lookOf, parseLook, type Choices } from '~/showcase/choices/choices';

/** What somebody wears: a theme by its name, and what they have changed of it. */
export interface Outfit {
  theme: string;
  choices: Choices;
}

/** The visit remembers by these names: the theme of inner pages, the outfit, and what the panel needs. */
const KEYS = { theme: 'theme', look: 'look', panel: 'wardrobe' } as const;

/** No more steps than these can be undone. */
const MOST_STEPS = 40;

/** Outfits are kept as they are read again: as texts that have to prove themselves. */
const write = ({ theme, choices }: Outfit) => `${theme} ${lookOf(choices)}`;

function read(text: unknown, themes: object): Outfit | undefined {
  const [theme = '', look = ''] = typeof text === 'string' ? text.split(' ') : [];
  if (!Object.hasOwn(themes, theme)) return undefined;
  return { theme, choices: parseLook(look, themes) };
}

/** Where nothing may be remembered, each page stands by itself. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** The theme that inner pages wear during this visit, where somebody came from a home or asked for one. */
export function keptTheme(themes: object): string | undefined {
  const name = storage()?.getItem(KEYS.theme);
  return typeof name === 'string' && Object.hasOwn(themes, name) ? name : undefined;
}

/** Remembers a theme for the inner pages to come. */
export const keepTheme = (theme: string): void => storage()?.setItem(KEYS.theme, theme);

/** The outfit that was put together during this visit. */
export const keptOutfit = (themes: object): Outfit | undefined =>
  read(storage()?.getItem(KEYS.look), themes);

/** Remembers an outfit for the pages to come; a theme without changes needs no more than its name. */
export function keepOutfit(outfit: Outfit): void {
  const kept = storage();
  kept?.setItem(KEYS.theme, outfit.theme);
  if (lookOf(outfit.choices) === '') kept?.removeItem(KEYS.look);
  else kept?.setItem(KEYS.look, write(outfit));
}

/** What the panel takes from page to page. */
export interface PanelState {
  open: boolean;
  /** What was worn before each change, the oldest first. */
  past: Outfit[];
}

/** What the panel remembers; what is not as it wrote it is nothing. */
export function keptPanel(themes: object): PanelState {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(KEYS.panel) ?? '{}');
    const { open, past } = Object(kept) as Record<string, unknown>;
    const outfits = Array.isArray(past) ? past.map((one) => read(one, themes)) : [];
    return { open: open === true, past: outfits.filter((one) => one !== undefined) };
  } catch {
    return { open: false, past: [] };
  }
}

/** Remembers it. */
export function keepPanel({ open, past }: PanelState): void {
  const state = { open, past: past.slice(-MOST_STEPS).map(write) };
  storage()?.setItem(KEYS.panel, JSON.stringify(state));
}
