/** The storage key of what a visitor has agreed to. */
const CONSENT_KEY = 'vitrine:consent';

/** The event on the document after a visitor's choice; `detail` is the names of the purposes agreed to. */
export const CONSENT_EVENT = 'consent';

/** The choice on this page, for browsers that store nothing. */
let onThisPage: string | undefined;

const stored = (): string | undefined => {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? onThisPage;
  } catch {
    return onThisPage;
  }
};

/**
 * Reads a visitor's choice.
 *
 * @param signature identifies what visitors are asked now
 * @returns the names of the purposes agreed to; undefined if nobody has chosen, or only among others
 */
export function readChoice(signature: string): string[] | undefined {
  const [of, ...names] = stored()?.split(' ') ?? [];
  return of === signature ? names : undefined;
}

/** Keeps a visitor's choice, in the browser's storage or else for this page. */
export function keepChoice(signature: string, names: readonly string[]): void {
  onThisPage = [signature, ...names].join(' ');
  try {
    localStorage.setItem(CONSENT_KEY, onThisPage);
  } catch {
    // Blocked or full: the visitor is asked again on the next page.
  }
}
