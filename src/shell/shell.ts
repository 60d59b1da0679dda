import scriptParts from 'virtual:shell-parts/script';
import { initMenuBar } from '~/sections/site-header/menu-bar';
import { BACK_TO_TOP_AFTER } from './back-to-top/constants';
import { startEffects } from './effects';
import { prepareLetters } from './prepare-letters';

/**
 * The script of every page, for behaviour that native elements do not provide. It loads late
 * (`load-shell.ts`), so the page may already be scrolled and its menus open.
 */

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
for (const start of scriptParts) start();
void startEffects();
prepareLetters();

function followMobileMenu() {
  const open = mobileMenu?.matches(':popover-open') ?? false;
  header?.classList.toggle('is-menu-open', open);
  for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', open);
}

mobileMenu?.addEventListener('toggle', followMobileMenu);
followMobileMenu();

// A link to an anchor of this page does not load a new one, so the menu must close.
mobileMenu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) mobileMenu.hidePopover();
});
