import { COPIED_LIFE_MS } from './constants';

/** Selects an element's text, so that the visitor can copy it with the keyboard. */
function select(element: Element) {
  const selection = getSelection();
  selection?.selectAllChildren(element);
}

/** Makes each copy button copy the lines of its sample and announce the result. */
export function start(buttons: HTMLElement[]): void {
  for (const button of buttons) {
    const sample = button.parentElement?.parentElement;
    const code = sample?.querySelector('code');
    const status = sample?.querySelector('[role=status]');
    if (!code || !status) continue;
    let timer = 0;
    const say = (text: string | undefined, copied: boolean) => {
      clearTimeout(timer);
      status.textContent = text ?? '';
      button.toggleAttribute('data-copied', copied);
      timer = window.setTimeout(() => {
        status.textContent = '';
        button.removeAttribute('data-copied');
      }, COPIED_LIFE_MS);
    };
    button.hidden = false;
    button.addEventListener('click', () => {
      void copy(code.textContent).then((copied) => {
        if (!copied) select(code);
        say(copied ? button.dataset['copiedWords'] : button.dataset['failedWords'], copied);
      });
    });
  }
}

/** Returns false if the clipboard refuses, or is missing outside a secure context. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
