/**
 * Shows a pause button and listens to its clicks.
 *
 * @param button a `PauseButton`, if the page has one
 * @param change called with true to pause, false to resume
 */
export function onPause(button: HTMLElement | null | undefined, change: (paused: boolean) => void) {
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const paused = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(paused));
    change(paused);
  });
}
