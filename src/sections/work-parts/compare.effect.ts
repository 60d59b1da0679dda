/** Lays the second picture over the first, and lets a slider move the edge between them. */
export function start(found: HTMLElement[]): void {
  for (const element of found) {
    const slider = element.querySelector<HTMLInputElement>('input[type="range"]');
    if (!slider) continue;
    const move = () => {
      element.style.setProperty('--edge', `${slider.value}%`);
    };
    slider.addEventListener('input', move);
    move();
  }
}
