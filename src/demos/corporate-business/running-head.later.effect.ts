/** Names, in the running head, the chapter that crosses the window's middle: its number and its label. */
export function start(found: HTMLElement[]): void {
  const chapters = [...document.querySelectorAll('main > section')];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        const label = target.querySelector('[data-slot="heading-label"]')?.textContent ?? '';
        const number = String(chapters.indexOf(target)).padStart(2, '0');
        for (const element of found) element.textContent = label && `${number} ${label}`;
      }
    },
    { rootMargin: '-50% 0px' },
  );
  for (const chapter of chapters) observer.observe(chapter);
}
