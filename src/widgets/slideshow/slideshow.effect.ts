import { inlineSign } from '~/lib/browser/inline-sign';
import { arrowStep } from '~/widgets/carousel/arrow-step';
import { slideAt } from '~/widgets/carousel/slide-at';
import { autoplay } from './autoplay';
import { nextTurn, swipeStep, type Turn, type TurnEvent } from './turns';

/** Moves slideshows. The stylesheet defines the look of a move; this code only sets attributes. */
export function start(found: HTMLElement[]): void {
  for (const root of found) initialise(root);
}

function initialise(root: HTMLElement): void {
  const view = root.firstElementChild;
  const status = root.querySelector('[role=status]');
  const slides = [...(view?.firstElementChild?.children ?? [])].filter(isHtml);
  if (!isHtml(view) || !status) return;

  const seconds = Number(root.dataset['autoplay'] ?? 0);
  let turn: Turn = { selected: slideAt(view), way: 1, playing: seconds > 0, visited: false };

  const dispatch = (event: TurnEvent) => {
    const before = turn;
    turn = nextTurn(turn, event, slides.length);
    if (turn.selected !== before.selected) {
      const leavingSlide = slides[before.selected];
      // The focus must not leave with the slide that contains it.
      if (leavingSlide?.contains(document.activeElement)) view.focus({ preventScroll: true });
      for (const slide of slides) slide.toggleAttribute('data-leaving', slide === leavingSlide);
      root.dataset['way'] = turn.way > 0 ? 'next' : 'previous';
      prepareNeighbours();
    }
    show();
  };

  const prepareNeighbours = () => {
    for (const by of [-1, 0, 1]) prepare(slides.at((turn.selected + by) % slides.length));
  };

  const show = () => {
    slides.forEach((slide, index) => (slide.inert = index !== turn.selected));
    for (const dot of root.querySelectorAll<HTMLElement>('[data-slide]'))
      dot.setAttribute('aria-current', String(Number(dot.dataset['slide']) === turn.selected));
    root.toggleAttribute('data-playing', turn.playing);
    const button = root.querySelector<HTMLElement>('[data-play]');
    button?.setAttribute(
      'aria-label',
      button.dataset[turn.playing ? 'wordPause' : 'wordPlay'] ?? '',
    );
    const announcement = turn.visited ? spokenName(slides[turn.selected]) : '';
    if (status.textContent !== announcement) status.textContent = announcement;
    play?.(turn.playing);
  };

  const play = seconds > 0 ? autoplay(root, seconds, () => dispatch({ type: 'pass' })) : undefined;
  listen(root, view, dispatch);
  slides.forEach((slide, index) => slide.style.setProperty('--index', String(index)));
  prepare(slides[turn.selected]);
  view.scrollLeft = 0;
  // Links to slides become buttons, as they now act on this page.
  for (const link of root.querySelectorAll('a[data-slide], a[data-step]'))
    link.setAttribute('role', 'button');
  root.dataset['live'] = '';
  show();
  if (turn.playing) prepareNeighbours();
  for (const eventType of ['pointermove', 'pointerdown', 'focusin'])
    root.addEventListener(eventType, prepareNeighbours, { once: true });
}

const isHtml = (target: EventTarget | null | undefined): target is HTMLElement =>
  target instanceof HTMLElement;

/** Returns for example `2 of 3: Development`. */
const spokenName = (slide: HTMLElement | undefined) =>
  [slide?.getAttribute('aria-label'), slide?.dataset['name']].filter(Boolean).join(': ');

/** Loads the pictures of a slide that may be next, and moves the slide into place. */
function prepare(slide: HTMLElement | undefined): void {
  slide?.toggleAttribute('data-ready', true);
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
}

/** Reports what the visitor does with the controls, the arrow keys, or a finger. */
function listen(root: HTMLElement, view: HTMLElement, dispatch: (event: TurnEvent) => void): void {
  const step = (by: 1 | -1 | undefined) => {
    if (by !== undefined) dispatch({ type: 'step', by });
  };

  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('[data-play], [data-slide], [data-step]');
    if (!control) return;
    event.preventDefault();
    const { slide, step: by } = control.dataset;
    if (slide !== undefined) dispatch({ type: 'pick', index: Number(slide) });
    else if (by !== undefined) step(Number(by) > 0 ? 1 : -1);
    else dispatch({ type: 'toggle' });
  });

  root.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const by = arrowStep(event, root);
    const isPress = key === ' ' && isHtml(target) && target.matches('a[role=button]');
    if (by === undefined && !isPress) return;
    event.preventDefault();
    if (isPress) target.click();
    step(by);
  });

  let from: PointerEvent | undefined;
  view.addEventListener('pointerdown', (event) => {
    from = event.pointerType === 'mouse' ? undefined : event;
  });
  view.addEventListener('pointerup', (event) => {
    if (from?.pointerId !== event.pointerId) return;
    const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
    step(swipeStep(across * inlineSign(root), down));
    from = undefined;
  });
}
