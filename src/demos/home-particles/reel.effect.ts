/** Brings the buttons beside a list that scrolls sideways: each moves it by one of its items. */
export function start(found: HTMLElement[]): void {
  for (const reel of found) {
    const list = reel.querySelector('ol');
    for (const button of reel.querySelectorAll<HTMLElement>('[data-by]')) {
      button.hidden = false;
      button.addEventListener('click', () => {
        const by = Number(button.dataset['by']) * (reel.matches(':dir(rtl)') ? -1 : 1);
        list?.scrollBy({ left: by * (list.firstElementChild?.clientWidth ?? 0) });
      });
    }
  }
}
