/** For how much of its way the drawing rests at either end, so that one sees each form stand. */
const REST = 0.14;

const NUMBER = /-?\d+(?:\.\d+)?/g;

/** A band's path: what stands between its numbers, and the numbers of both its forms. */
function readBand(path: SVGPathElement) {
  const apart = path.getAttribute('d') ?? '';
  const [from = [], to = []] = [path.dataset['stacked'] ?? '', apart].map(
    (data) => data.match(NUMBER)?.map(Number) ?? [],
  );
  const between = apart.split(NUMBER);
  return (progress: number) => {
    let data = between[0] ?? '';
    for (const [index, end] of to.entries()) {
      const start = from[index] ?? end;
      const value = Math.round((start + (end - start) * progress) * 20) / 20;
      data += `${value}${between[index + 1] ?? ''}`;
    }
    path.setAttribute('d', data);
  };
}

/** Pulls the stacked companies apart as one scrolls, and stacks them as one scrolls back. */
export function start(found: HTMLElement[]): void {
  for (const scene of found) {
    const stage = scene.firstElementChild;
    if (!(stage instanceof HTMLElement)) continue;
    const bands = [...scene.querySelectorAll<SVGPathElement>('path[data-stacked]')].map(readBand);
    let [way, rests] = [1, 0];
    let isStill = true;

    // Where nothing is to move, and on paper, the stage does not stay in the window.
    const measure = () => {
      const style = getComputedStyle(stage);
      isStill = style.position !== 'sticky';
      way = Math.max(1, scene.offsetHeight - stage.offsetHeight);
      rests = Number.parseFloat(style.insetBlockStart) || 0;
    };
    const progressOf = () => {
      if (isStill) return 1;
      const passed = (rests - scene.getBoundingClientRect().top) / way;
      const progress = Math.min(1, Math.max(0, (passed - REST) / (1 - 2 * REST)));
      return progress * progress * (3 - 2 * progress);
    };
    let drawn: number | undefined;
    const draw = () => {
      const progress = progressOf();
      if (progress === drawn) return;
      drawn = progress;
      scene.style.setProperty('--apart', String(progress));
      for (const band of bands) band(progress);
    };

    let asked = 0;
    const ask = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(draw);
    };
    const again = () => {
      measure();
      draw();
    };
    new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) addEventListener('scroll', ask, { passive: true });
        else removeEventListener('scroll', ask);
        ask();
      },
      { rootMargin: '25%' },
    ).observe(scene);
    addEventListener('resize', again);
    matchMedia('print').addEventListener('change', again);
    again();
  }
}
