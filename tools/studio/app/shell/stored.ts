/** What the browser keeps of the window itself: how wide its panel is, its language, whether the tour has been seen. */
type Name = 'language' | 'panel-size' | 'tour';

const keyOf = (name: Name) => `vitrine-studio-${name}`;

/** @returns what is kept; undefined where nothing is, or the browser keeps nothing */
export function readStored(name: Name): string | undefined {
  try {
    return localStorage.getItem(keyOf(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, where the browser lets us. */
export function store(name: Name, text: string): void {
  try {
    localStorage.setItem(keyOf(name), text);
  } catch {
    // A window that forgets its own width still works.
  }
}
