/** For how much of its way the drawing rests at either end, so that one sees each form stand. */
const REST = 0.14;

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** How far one has scrolled past a scene whose stage stays in the window: from 0 to 1. */
function progressOf(scene: HTMLElement, stage: HTMLElement): number {
  const style = getComputedStyle(stage);
  // Where nothing is to move, and on paper, the stage does not stay.
  if (style.position !== 'sticky') return 1;
  const { top, height } = scene.getBoundingClientRect();
  const way = height - stage.offsetHeight;
  const passed = (Number.parseFloat(style.insetBlockStart) - top) / way;
  const progress = Math.min(1, Math.max(0, (passed - REST) / (1 - 2 * REST)));
  return progress * progress * (3 - 2 * progress);
}

/** Pulls the stacked companies apart as one scrolls, and stacks them as one scrolls back. */
export function start(found: HTMLElement[]): void {
  for (const scene of found) {
    const stage = scene.firstElementChild;
    if (!(stage instanceof HTMLElement)) continue;
    const bands = [...scene.querySelectorAll<SVGPathElement>('path[data-stacked]')].map((path) => {
      const apart = path.getAttribute('d') ?? '';
      const [from, to] = [path.dataset['stacked'] ?? '', apart].map(
        (data) => data.match(NUMBER)?.map(Number) ?? [],
      );
      return { path, apart, from, to };
    });
    let drawn: number | undefined;
    const draw = () => {
      const progress = progressOf(scene, stage);
      if (progress === drawn) return;
      drawn = progress;
      scene.style.setProperty('--apart', String(progress));
      for (const { path, apart, from, to } of bands) {
        let at = 0;
        const data = apart.replace(NUMBER, () => {
          const [a = 0, b = 0] = [from?.[at], to?.[at]];
          at += 1;
          return (a + (b - a) * progress).toFixed(2);
        });
        path.setAttribute('d', data);
      }
    };

    let asked = 0;
    const ask = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(draw);
    };
    new IntersectionObserver(
      ([entry]) => {
        const change = entry?.isIntersecting ? addEventListener : removeEventListener;
        change('scroll', ask, { passive: true } as EventListenerOptions);
        ask();
      },
      { rootMargin: '25%' },
    ).observe(scene);
    addEventListener('resize', ask);
    matchMedia('print').addEventListener('change', draw);
    draw();
  }
}
