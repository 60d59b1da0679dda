import { BACK_TO_TOP_AFTER } from './back-to-top/back-to-top-after';
import { startEffectsWhenPainted } from './effects';
import { initMenuBar } from './header/menu-bar';

/** The script of every page: what the shell's native parts cannot do by themselves. */

const header = document.querySelector<HTMLElement>('[data-header]');
const backToTop = document.querySelector<HTMLElement>('[data-back-to-top]');
const mobileMenu = document.querySelector<HTMLElement>('[data-mobile-menu]');
const stickyAfter = Number(header?.dataset['stickyAfter']);

function followScroll() {
  header?.toggleAttribute('data-sticky', scrollY > stickyAfter);
  backToTop?.toggleAttribute('data-shown', scrollY > BACK_TO_TOP_AFTER);
}

addEventListener('scroll', followScroll, { passive: true });
followScroll();

if (header) initMenuBar(header);
startEffectsWhenPainted();

mobileMenu?.addEventListener('toggle', (event) => {
  const open = event.newState === 'open';
  header?.classList.toggle('is-menu-open', open);
  for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', open);
});

// A link to an anchor of this page leaves the page standing: the menu must give way.
mobileMenu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) mobileMenu.hidePopover();
});
