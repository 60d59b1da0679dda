import { fill } from '~/lib/words/fill';

/**
 * Marks the week that one points at in every drawing of the year, and reads it out. The slider below
 * the first drawing does the same for keys; its week stays marked.
 */
export function start(found: HTMLElement[]): void {
  const slider = document.querySelector<HTMLInputElement>('input[data-weeks]');
  if (!slider) return;
  const { dataset: root, style } = document.documentElement;
  const amounts = slider.dataset['weeks']?.split(' ') ?? [];
  const readings = document.querySelectorAll('[data-week-reading]');
  const first = slider.value;
  let kept: number | undefined;

  const read = (week: number) =>
    fill(slider.dataset['pattern'] ?? '', { week, amount: amounts[week - 1] ?? '' });
  const mark = (week: number | undefined) => {
    if (week === undefined) delete root['week'];
    else root['week'] = String(week);
    style.setProperty('--week', String(week ?? 0));
    for (const reading of readings)
      if (reading instanceof HTMLOutputElement) reading.value = read(week ?? Number(first));
      else reading.textContent = week === undefined ? '' : read(week);
  };

  slider.hidden = false;
  slider.addEventListener('input', () => {
    kept = slider.valueAsNumber;
    slider.setAttribute('aria-valuetext', read(kept));
    mark(kept);
  });
  for (const plot of found) {
    const point = ({ clientX }: PointerEvent) => {
      const { left, right, width } = plot.getBoundingClientRect();
      const across = plot.matches(':dir(rtl)') ? right - clientX : clientX - left;
      const week = Math.ceil((across / width) * amounts.length);
      mark(Math.min(amounts.length, Math.max(1, week)));
    };
    plot.addEventListener('pointermove', point);
    plot.addEventListener('pointerdown', point);
    plot.addEventListener('pointerleave', ({ pointerType }) => {
      // A finger that was lifted has left, too: what it chose stays.
      if (pointerType === 'mouse') mark(kept);
    });
  }
}
