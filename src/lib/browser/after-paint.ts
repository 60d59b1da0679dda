/** Runs work after the next paint, so that visible changes come before announcements and bookkeeping. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
