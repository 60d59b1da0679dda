import { CONSENT_EVENT, keepChoice, readChoice } from '~/lib/consent/choice';
import { CONSENT_ID } from '~/lib/consent/consent-id';

/**
 * Asks for consent where a visitor has not chosen yet, runs the scripts that were agreed to, and
 * opens the dialog again from the link in the footer.
 */
export default function startConsent(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${CONSENT_ID}`);
  if (!dialog) return;
  const { consentSignature: signature = '' } = dialog.dataset;
  let opener: HTMLElement | undefined;

  // First in the order of the Tab key, though it stands at the foot of the window.
  document.body.querySelector('.skip-link')?.after(dialog);
  new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    document.documentElement.style.setProperty('--consent-block', `${Math.ceil(height)}px`);
  }).observe(dialog);

  const agreed = readChoice(signature);
  // Not by `show`, which takes the focus away from what the visitor is doing.
  if (agreed === undefined) dialog.setAttribute('open', '');
  else runScripts(agreed);

  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('[data-consent-open]') : null;
    if (!(link instanceof HTMLElement)) return;
    event.preventDefault();
    opener = link;
    showChoice(dialog, readChoice(signature));
    dialog.setAttribute('open', '');
    dialog.querySelector('h2')?.focus({ preventScroll: true });
  });

  function decide(names: readonly string[]) {
    const before = readChoice(signature) ?? [];
    keepChoice(signature, names);
    // Only a new page is rid of a script that has run.
    if (before.some((name) => !names.includes(name))) {
      location.reload();
      return;
    }
    runScripts(names);
    document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: names }));
  }

  dialog.addEventListener('close', () => {
    decide(namesOf(dialog, dialog.returnValue));
    opener?.focus();
    opener = undefined;
  });

  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || !dialog.open) return;
    // What lies above the page is closed first.
    if (document.querySelector(':modal, :popover-open')) return;
    // A choice made before stays; until then, silence is no consent.
    const kept = readChoice(signature);
    dialog.removeAttribute('open');
    if (kept === undefined) decide([]);
    opener?.focus();
    opener = undefined;
  });
}

const boxesIn = (dialog: HTMLElement) => [
  ...dialog.querySelectorAll<HTMLInputElement>('[name=purpose]'),
];

/** The purposes that a button of the dialog agrees to. */
function namesOf(dialog: HTMLElement, button: string): string[] {
  const boxes = boxesIn(dialog);
  if (button === 'chosen') return boxes.filter(({ checked }) => checked).map(({ value }) => value);
  if (button !== 'all') return [];
  return [...dialog.querySelectorAll<HTMLElement>('[data-purpose]')].flatMap(
    ({ dataset }) => dataset['purpose'] ?? [],
  );
}

/** Shows in the dialog what was chosen before. */
function showChoice(dialog: HTMLElement, names: readonly string[] | undefined): void {
  for (const box of boxesIn(dialog)) box.checked = names?.includes(box.value) ?? false;
  const state = dialog.querySelector<HTMLElement>('[data-agreed]');
  if (!state || names === undefined) return;
  state.textContent = state.dataset[names.length > 0 ? 'agreed' : 'declined'] ?? '';
}

/** Takes the scripts of some purposes out of their templates, where browsers ignore them. */
function runScripts(names: readonly string[]): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-consent]'))
    if (names.includes(template.dataset['consent'] ?? '')) template.replaceWith(template.content);
}
