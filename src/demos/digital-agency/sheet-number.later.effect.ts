/** What a sheet has to cross to be the one that is read: a line a little above the window's middle. */
const LINE = '-40% 0px -60%';

/** Keeps the number of the sheet that is being read in the page's header. */
export function start(found: HTMLElement[]): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const sheet = entries.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!(sheet instanceof HTMLElement)) return;
      for (const number of found) number.textContent = sheet.dataset['sheet'] ?? '';
    },
    { rootMargin: LINE },
  );
  for (const sheet of document.querySelectorAll('[data-sheet]')) observer.observe(sheet);
}
