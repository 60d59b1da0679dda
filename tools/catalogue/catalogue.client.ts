import { start as startCopying } from '~/widgets/code-sample/copy.effect';
import { WIDTHS } from './choice.ts';

/** How tall a frame may become, in CSS pixels: what is taller scrolls in it. */
const TALLEST = 1600;

/** How often a frame follows its section before it stays: one that fills its window would never stop. */
const MOST_STEPS = 8;

const all = <E extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<E>(selector),
];

const controls = document.querySelector<HTMLFormElement>('[data-controls]');
const frames = all<HTMLIFrameElement>('[data-frame]');
const search = document.querySelector<HTMLInputElement>('[data-search]');

startCopying(all('[data-effect~=copy]'));

/** Another value in the query of an address. */
function withValue(address: string, name: string, value: string): string {
  const url = new URL(address, location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** Keeps a choice in the page's address, and in those of the catalogue's other pages. */
function keep(name: string, value: string): void {
  history.replaceState(null, '', withValue(location.href, name, value));
  for (const link of all<HTMLAnchorElement>('[data-keeps-choice]'))
    link.setAttribute('href', withValue(link.href, name, value));
}

function wear(theme: string): void {
  keep('theme', theme);
  for (const frame of frames) frame.src = withValue(frame.src, 'theme', theme);
  for (const link of all<HTMLAnchorElement>('[data-alone]'))
    link.setAttribute('href', withValue(link.href, 'theme', theme));
}

function widen(width: keyof typeof WIDTHS): void {
  keep('width', width);
  for (const stage of all('[data-stage]')) stage.dataset['stage'] = width;
  for (const card of all('.catalogue-card')) card.dataset['width'] = width;
  for (const frame of frames) {
    if (!('grows' in frame.dataset)) continue;
    frame.width = String(WIDTHS[width]);
    follow(frame);
  }
}

function find(words: string): void {
  const cards = all('.catalogue-card');
  for (const card of cards)
    card.hidden = !(card.dataset['words'] ?? '').includes(words.trim().toLowerCase());
  const none = document.querySelector('[data-none]');
  if (none) none.textContent = cards.every(({ hidden }) => hidden) ? `No section “${words}”` : '';
  keep('q', words);
}

const observers = new WeakMap<HTMLIFrameElement, ResizeObserver>();

/** A frame is as tall as its section. */
function follow(frame: HTMLIFrameElement): void {
  observers.get(frame)?.disconnect();
  const page = frame.contentDocument;
  const shown = page?.querySelector('section-frame[data-shown]');
  if (!page || !shown) return;
  let steps = 0;
  const measure = () => {
    steps += 1;
    if (steps > MOST_STEPS) return;
    const ends = [...shown.children].map((part) => part.getBoundingClientRect().bottom);
    const range = page.createRange();
    range.selectNodeContents(shown);
    const end = ends.length > 0 ? Math.max(...ends) : range.getBoundingClientRect().bottom + 24;
    const height = Math.ceil(end + (page.scrollingElement?.scrollTop ?? 0));
    if (height > 0) frame.height = String(Math.min(height, TALLEST));
  };
  const observer = new ResizeObserver(measure);
  observers.set(frame, observer);
  for (const part of shown.children) observer.observe(part);
  measure();
}

for (const frame of frames) {
  if (!('grows' in frame.dataset)) continue;
  frame.addEventListener('load', () => follow(frame));
  if (frame.contentDocument?.readyState === 'complete') follow(frame);
}

controls?.querySelector('[data-go]')?.toggleAttribute('hidden', true);
controls?.addEventListener('submit', (event) => event.preventDefault());
controls?.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) wear(target.value);
  else if (target instanceof HTMLInputElement && target.name === 'width')
    if (target.value === 'phone' || target.value === 'tablet' || target.value === 'desktop')
      widen(target.value);
});
search?.addEventListener('input', () => find(search.value));
