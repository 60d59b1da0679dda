import { adoptStyles } from '~/lib/browser/adopt-styles';
import { readTexts } from '~/lib/words/read-texts';
import type { Words } from '~/lib/words/words.schema';
import { startPlayer } from './players';
import { VIDEO_ANIMATION, VIDEO_RATIO } from './constants';
import { make } from './make';
import css from './video-dialog.css?inline';

adoptStyles(css);

/** The dialog's own words. */
const WORDS = [
  'loading',
  'failed',
  'close',
  'outward',
] as const satisfies readonly (keyof Words['video'])[];

/** Creates the page's only dialog at the first click. */
function makeDialog(words: Record<'close' | 'outward', string>) {
  const dialog = make('dialog', 'video-dialog');
  dialog.style.setProperty('--video-ratio', String(VIDEO_RATIO));
  dialog.style.setProperty('--video-animation', `${VIDEO_ANIMATION}ms`);
  const panel = make('div', 'video-dialog__panel');
  const close = make('button', 'video-dialog__close', {
    type: 'button',
    ariaLabel: words.close,
  });
  const stage = make('div', 'video-dialog__stage');
  const message = make('div', 'video-dialog__words');
  const status = make('p', 'video-dialog__status', { role: 'status' });
  const outward = make('a', 'video-dialog__outward', { target: '_blank', rel: 'noopener' });
  outward.textContent = words.outward;
  message.append(status, outward);
  stage.append(message);
  panel.append(close, stage);
  dialog.append(panel);
  document.body.append(dialog);

  close.addEventListener('click', () => dialog.close());
  // A press that starts on the frame and is released beside it is not a click on the backdrop.
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
  return { dialog, stage, status, outward };
}

let pageDialog: ReturnType<typeof makeDialog> | undefined;

/** Shows a link's film, unless another is already open. */
export function openVideo(link: HTMLAnchorElement): void {
  const words = readTexts(link.dataset['videoWords'], WORDS);
  pageDialog ??= makeDialog(words);
  const { dialog, stage, status, outward } = pageDialog;
  if (dialog.open) return;
  const { videoTitle = '' } = link.dataset;
  dialog.ariaLabel = videoTitle;
  outward.href = link.href;
  dialog.dataset['state'] = 'loading';
  status.textContent = words.loading;
  const { player, stopWatching } = startPlayer(link, (isAlive) => {
    dialog.dataset['state'] = isAlive ? 'playing' : 'failed';
    status.textContent = isAlive ? '' : words.failed;
  });
  dialog.addEventListener(
    'close',
    () => {
      stopWatching();
      player.remove();
      document.documentElement.style.scrollbarGutter = '';
      link.focus({ preventScroll: true });
    },
    { once: true },
  );
  stage.append(player);
  // If the scrollbar takes up space, the page keeps that space while scrolling is locked.
  const { style, clientWidth } = document.documentElement;
  style.scrollbarGutter = clientWidth < innerWidth ? 'stable' : '';
  dialog.showModal();
}
