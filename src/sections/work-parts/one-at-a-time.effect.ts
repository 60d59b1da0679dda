/** Pauses what else sounds when a track or a film of the page is played. */
export function start(): void {
  document.addEventListener(
    'play',
    ({ target }) => {
      for (const one of document.querySelectorAll<HTMLMediaElement>('audio, video[controls]'))
        if (one !== target) one.pause();
    },
    // Media events do not bubble.
    { capture: true },
  );
}
