/** Whether the keyboard is one of Apple’s, where the command key does what Ctrl does elsewhere. */
const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

const APPLE: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥' };

/**
 * Keys as they are printed on this keyboard.
 *
 * @param keys with blanks between them, as elsewhere: `Ctrl Shift Z`
 */
export const printedKeys = (keys: string): readonly string[] =>
  keys.split(' ').map((key) => (isApple() ? (APPLE[key] ?? key) : key));

/** Keys as one short word: `Ctrl+Z`, or `⌘Z`. */
export const shortcut = (keys: string): string => printedKeys(keys).join(isApple() ? '' : '+');
