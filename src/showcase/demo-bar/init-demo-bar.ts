/** The visit remembers by this name that the bar was closed; `head.ts` reads it before the paint. */
export const DEMO_BAR_KEY = 'demo-bar';

/** Lets the template's bar be closed for the visit. */
export default function initDemoBar(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-close-demo-bar]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    document.documentElement.dataset['demoBar'] = 'closed';
    try {
      sessionStorage.setItem(DEMO_BAR_KEY, 'closed');
    } catch {
      // Without storage it is closed on this page alone.
    }
    // What had the focus is gone: what stands next takes it.
    document.querySelector<HTMLElement>('[data-demo-bar] ~ * :is(a, button)')?.focus();
  });
}
