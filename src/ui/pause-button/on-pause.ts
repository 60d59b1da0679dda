/**
 * Shows a pause button and listens to it.
 *
 * @param button a `PauseButton`, where the page has one
 * @param change told whether what moves is to stand still
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
