import type { NamedChoice } from '../../contract/documents.ts';
import { searched } from './search.ts';

/** What an address leads to. */
export type AddressMeaning =
  | { readonly kind: NonNullable<NamedChoice['target']>; readonly what: string }
  | { readonly kind: 'site' | 'mail' | 'phone'; readonly what: string }
  /** No page or file of this site has it. */
  | { readonly kind: 'nowhere'; readonly what: string };

/** In options: more are found by typing more. */
const MOST = 60;

/** Says what an address leads to; nothing where there is none yet. */
export function meaningOf(
  address: string,
  choices: readonly NamedChoice[],
): AddressMeaning | undefined {
  const text = address.trim();
  if (text === '') return undefined;
  const known = choices.find(({ name }) => name === text || name === text.replace(/(?<=.)\/$/, ''));
  if (known?.target) return { kind: known.target, what: known.title ?? known.name };
  const [, scheme, rest = ''] = /^(mailto|tel|https?):(?:\/\/)?(.+)$/i.exec(text) ?? [];
  if (scheme === undefined) return { kind: 'nowhere', what: text };
  if (scheme === 'mailto') return { kind: 'mail', what: rest.replace(/\?.*$/, '') };
  if (scheme === 'tel') return { kind: 'phone', what: rest };
  return { kind: 'site', what: URL.parse(text)?.hostname ?? rest };
}

/** The full address that a few words stand for: an e-mail address, a telephone number, a name of a site. */
export function completed(text: string): string | undefined {
  const typed = text.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.\w{2,}$/.test(typed)) return `mailto:${typed}`;
  if (/^\+?[\d\s()./-]{6,}$/.test(typed)) return `tel:${typed.replace(/[^\d+]/g, '')}`;
  if (/^(?!\/)([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(typed)) return `https://${typed}`;
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(typed)) return typed;
  return undefined;
}

/**
 * The addresses that are offered while one is typed: what was typed itself, completed, and what the site has.
 *
 * @param isAll whether everything is shown, as before anything is typed
 */
export function offered(
  text: string,
  choices: readonly NamedChoice[],
  isAll: boolean,
): readonly NamedChoice[] {
  const own = completed(text);
  const found = isAll ? choices : searched(choices, text);
  return [...(own === undefined ? [] : [{ name: own }]), ...found].slice(0, MOST);
}

/** Addresses as a page writes them: its own places are named without its path. */
export const seenFrom = (
  path: string | undefined,
  choices: readonly NamedChoice[],
): readonly NamedChoice[] =>
  path === undefined
    ? choices
    : choices.map((choice) =>
        choice.name.startsWith(`${path}#`)
          ? { ...choice, name: choice.name.slice(path.length) }
          : choice,
      );
