/** What stands beside a field at once, in letters; the rest is shown on demand. */
const SHORT = 90;

/** Help in two parts: its first sentence, and what follows where all of it would be long. */
export function splitHelp(help: string): { readonly short: string; readonly more: string } {
  const end = help.length > SHORT ? help.search(/[.;:؛]\s/) + 1 : 0;
  return end > 0
    ? { short: help.slice(0, end).replace(/[;:؛]$/, '.'), more: help.slice(end).trim() }
    : { short: help, more: '' };
}
