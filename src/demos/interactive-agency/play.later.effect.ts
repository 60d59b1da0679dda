import { prefersReducedMotion } from '~/lib/browser/prefers-reduced-motion';
import { whenInteracted } from '~/lib/browser/when-interacted';
import { answers, type Toy } from './answers';

/** How fast a shape speeds up towards its aim, and what is left of its speed, each 60th of a second. */
const [STIFFNESS, GLIDE] = [0.06, 0.86];

/** Below this nobody sees it move. */
const STILL = 0.002;

/** How far from upright, in degrees, a device is held for the farthest answer. */
const TILT = 30;

const KEYS: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Lets the shapes of each layer answer what happens on the stage around it, while it is in view. */
export function start(found: HTMLElement[]): void {
  if (prefersReducedMotion()) return;
  whenInteracted(() => {
    const stages = found.map(setUp);
    const all = (x: number, y: number, kick?: number) => {
      for (const push of stages) push(x, y, kick);
    };
    addEventListener('keydown', ({ key }) => {
      const [x, y] = KEYS[key] ?? [0, 0];
      all(x, y, key in KEYS ? 0 : 0.16);
    });
    addEventListener('keyup', () => {
      all(0, 0);
    });
    addEventListener('deviceorientation', ({ beta, gamma }) => {
      if (beta !== null && gamma !== null) all(gamma / TILT, (beta - 45) / TILT);
    });
  });
}

const within = (value: number) => Math.max(-1, Math.min(1, value));

function setUp(layer: HTMLElement) {
  const stage = layer.closest<HTMLElement>('li, section, footer') ?? layer;
  // On a layer that is mirrored, what is at the right of the stage is at the left of its shapes.
  const sign = getComputedStyle(layer).scale.startsWith('-') ? -1 : 1;
  const toys = [...layer.querySelectorAll<HTMLElement | SVGElement>('[data-toy]')].map(
    (element, index) => ({
      style: element.style,
      answer: answers[element.dataset['toy'] as Toy],
      // Neighbours of one kind do not move as one.
      stiffness: STIFFNESS * (1 - (index % 3) * 0.22),
      at: [0, 0] as [number, number],
      speed: [0, 0] as [number, number],
    }),
  );
  let aim: [number, number] = [0, 0];
  let isInView = false;
  let frame = 0;
  let before = 0;

  const step = (now: number) => {
    const time = Math.min(2, (now - before) / 16.7 || 1);
    before = now;
    let isMoving = false;
    for (const { style, answer, stiffness, at, speed } of toys) {
      for (const axis of [0, 1] as const) {
        speed[axis] = (speed[axis] + (aim[axis] - at[axis]) * stiffness * time) * GLIDE ** time;
        at[axis] += speed[axis] * time;
        isMoving ||= Math.abs(speed[axis]) + Math.abs(aim[axis] - at[axis]) > STILL;
      }
      style.transform = answer(at[0] * sign, at[1]);
    }
    frame = isMoving && isInView ? requestAnimationFrame(step) : 0;
  };

  const push = (x: number, y: number, kick = 0) => {
    if (!isInView) return;
    aim = [within(x), within(y)];
    for (const { speed } of toys) {
      speed[0] += kick;
      speed[1] -= kick;
    }
    if (!frame) {
      before = performance.now();
      frame = requestAnimationFrame(step);
    }
  };
  const pushAt = (x: number, y: number, kick?: number) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    push(((x - left) / width) * 2 - 1, ((y - top) / height) * 2 - 1, kick);
  };
  const rest = () => {
    push(0, 0);
  };

  stage.addEventListener('pointermove', ({ clientX, clientY }) => {
    pushAt(clientX, clientY);
  });
  stage.addEventListener('pointerdown', ({ clientX, clientY }) => {
    pushAt(clientX, clientY, 0.12);
  });
  stage.addEventListener('pointerleave', rest);
  stage.addEventListener('pointercancel', rest);
  stage.addEventListener('focusin', ({ target }) => {
    const { left, top, width, height } = (target as Element).getBoundingClientRect();
    pushAt(left + width / 2, top + height / 2, 0.1);
  });
  stage.addEventListener('focusout', rest);
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
    if (isInView) return;
    cancelAnimationFrame(frame);
    frame = 0;
  }).observe(layer);
  return push;
}
