import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { whenInteracted } from '~/lib/browser/when-interacted';
import { onPause } from '~/ui/pause-button/on-pause';
import type { ParticleField } from './particle-field';

/**
 * The events that the field reacts to. The canvas lies behind everything and receives none by
 * itself.
 */
const POINTER_EVENTS = ['pointerdown', 'pointermove', 'pointerup', 'pointerleave'] as const;

/**
 * Fills each canvas with particles when it first comes into view, but not before the visitor's
 * first interaction: the engine is the heaviest script of all, and the picture is complete without
 * it.
 */
export function start(found: HTMLElement[]): void {
  if (prefersReducedMotion()) return;
  whenInteracted(() => {
    for (const canvas of found) if (canvas instanceof HTMLCanvasElement) initialise(canvas);
  });
}

function initialise(canvas: HTMLCanvasElement) {
  let hasStarted = false;
  let field: ParticleField | undefined;
  let isSeen = false;
  let isPaused = false;

  const apply = () => field?.[isSeen && !isPaused ? 'play' : 'pause']();

  async function begin() {
    const { fillWithParticles } = await import('./particle-field');
    field = await fillWithParticles(canvas);
    const host = canvas.offsetParent;
    onPause(host?.querySelector<HTMLElement>('[data-pause="particles"]'), (paused) => {
      isPaused = paused;
      apply();
    });
    if (host instanceof HTMLElement) forwardPointer(host, canvas);
    apply();
  }

  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? false;
    if (isSeen && !hasStarted) {
      hasStarted = true;
      begin().catch((error: unknown) => console.error('No particles:', error));
    }
    apply();
  }).observe(canvas);
}

/**
 * Forwards the host's pointer events to the canvas; links and text in front still receive theirs.
 */
function forwardPointer(host: HTMLElement, canvas: HTMLCanvasElement) {
  const forward = (type: string, event: PointerEvent) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { clientX: event.clientX, clientY: event.clientY }),
    );
  for (const type of POINTER_EVENTS) {
    host.addEventListener(type, (event) => {
      // A touch begins without a preceding move.
      if (type === 'pointerdown') forward('pointermove', event);
      forward(type, event);
    });
  }
}
