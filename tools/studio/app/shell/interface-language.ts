import { en, type StudioWords } from '../../words/en.ts';

/** The languages of the studio itself, and where their words are. */
const SOURCES = {
  en: () => Promise.resolve(en),
  ar: () => import('../../words/ar.ts').then(({ ar }) => ar),
  de: () => import('../../words/de.ts').then(({ de }) => de),
  es: () => import('../../words/es.ts').then(({ es }) => es),
  fr: () => import('../../words/fr.ts').then(({ fr }) => fr),
  it: () => import('../../words/it.ts').then(({ it }) => it),
  nl: () => import('../../words/nl.ts').then(({ nl }) => nl),
  pl: () => import('../../words/pl.ts').then(({ pl }) => pl),
  pt: () => import('../../words/pt.ts').then(({ pt }) => pt),
  tr: () => import('../../words/tr.ts').then(({ tr }) => tr),
} as const satisfies Record<string, () => Promise<StudioWords>>;

/** A language that the studio speaks. */
export type InterfaceLanguage = keyof typeof SOURCES;

const isSpoken = (tag: string): tag is InterfaceLanguage => Object.hasOwn(SOURCES, tag);

/** The languages that the studio speaks. */
export const INTERFACE_LANGUAGES: readonly InterfaceLanguage[] =
  Object.keys(SOURCES).filter(isSpoken);

/** The words of a language. */
export const wordsIn = (language: InterfaceLanguage): Promise<StudioWords> => SOURCES[language]();

/**
 * The first language of some that the studio speaks, English where it speaks none.
 *
 * @param wanted tags, the most wanted first: `pt-BR` is Portuguese
 */
export function spokenOf(wanted: readonly (string | undefined)[]): InterfaceLanguage {
  const bases = wanted.map((tag) => tag?.toLowerCase().split('-')[0] ?? '');
  return bases.find(isSpoken) ?? 'en';
}
