import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { readingAt } from './reading';

/** Lets each crosshair follow a mouse or a pen over the sheet that it lies on. */
export function start(found: HTMLElement[]): void {
  if (prefersReducedMotion()) return;
  for (const crosshair of found) follow(crosshair);
}

function follow(crosshair: HTMLElement) {
  const sheet = crosshair.parentElement;
  const reading = crosshair.querySelector('[data-reading]');
  if (!sheet || !reading) return;
  let last: PointerEvent | undefined;

  const aim = () => {
    if (!last) return;
    const { left, top, width, height } = crosshair.getBoundingClientRect();
    const [x, y] = [last.clientX - left, last.clientY - top];
    last = undefined;
    crosshair.style.setProperty('--x', `${x}px`);
    crosshair.style.setProperty('--y', `${y}px`);
    crosshair.dataset['flip'] = [x > width * 0.8 && 'x', y > height * 0.8 && 'y']
      .filter(Boolean)
      .join(' ');
    // The sheet’s zones are counted from where a line begins.
    const across = crosshair.matches(':dir(rtl)') ? width - x : x;
    const at = readingAt(across, y, width, height);
    reading.textContent = `X ${at.x}  Y ${at.y} mm  ${at.zone}`;
    crosshair.dataset['aiming'] = '';
  };
  const rest = () => {
    last = undefined;
    delete crosshair.dataset['aiming'];
  };

  sheet.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') return;
    // Once a frame is enough.
    if (!last) requestAnimationFrame(aim);
    last = event;
  });
  sheet.addEventListener('pointerleave', rest);
}
