/** The form of a BCP 47 language tag, as far as sites need it: `en`, `pt-BR`, `zh-Hans`. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

const known = new Map<string, boolean>();

/** Whether a language tag refers to a known language. */
export function isLanguage(tag: string): boolean {
  const isKnown = known.get(tag) ?? hasName(tag);
  known.set(tag, isKnown);
  return isKnown;
}

function hasName(tag: string): boolean {
  try {
    return names.of(new Intl.Locale(tag).language) !== undefined;
  } catch {
    return false;
  }
}
