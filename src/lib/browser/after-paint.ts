/**
 * Runs work once what was changed before is painted: what a visitor sees comes first, what is only said
 * withOutput or noted down after it.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
