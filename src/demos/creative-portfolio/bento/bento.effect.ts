import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';

/**
 * Moves the blocks to where the chosen kind has them, where the browser can show two states as one
 * movement. Without it they stand there at once: CSS reads the choice from the radio buttons.
 */
export function start(found: HTMLElement[]): void {
  for (const bento of found) {
    const blocks = [...bento.querySelectorAll<HTMLElement>('[data-kind]')];
    let last: ViewTransition | undefined;
    const name = (isMoving: boolean) => {
      for (const [index, block] of blocks.entries())
        block.style.setProperty('view-transition-name', isMoving ? `block-${index}` : 'none');
    };
    // From now on the layout follows this, so that the movement has a state to begin from.
    const chosen = bento.querySelector<HTMLInputElement>('input:checked')?.value ?? 'all';
    bento.dataset['shown'] = chosen;
    bento.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const show = () => (bento.dataset['shown'] = target.value);
      // Older browsers have no such method.
      if (!('startViewTransition' in document) || prefersReducedMotion()) {
        show();
        return;
      }
      name(true);
      const transition = document.startViewTransition(() => void show());
      last = transition;
      // One that is cut short by the next leaves the names to it, and nothing has failed.
      transition.ready.catch(() => undefined);
      void transition.finished.finally(() => {
        if (last === transition) name(false);
      });
    });
  }
}
