import { afterPaint } from '~/lib/browser/after-paint';
import { plural } from '~/lib/words/fill';
import { readPlural } from '~/lib/words/read-texts';

/** The parameter of the address that keeps the chosen tab. */
const PARAMETER = 'demos';

/**
 * Puts the chosen tab into the address, takes it from there, and says how many demos it leaves. Lets
 * pages pass by in their windows, and zooms into those that are opened.
 */
export function start(found: HTMLElement[]): void {
  for (const catalogue of found) {
    keepTab(catalogue);
    bringWindows(catalogue);
  }
}

/** What windows do comes when somebody looks into one, by pointer or focus. */
function bringWindows(catalogue: HTMLElement): void {
  const looked = new AbortController();
  const bring = ({ target }: Event) => {
    looked.abort();
    void import('./live-windows').then(({ liveWindows }) => liveWindows(catalogue, target));
  };
  for (const event of ['pointerover', 'focusin'])
    catalogue.addEventListener(event, bring, { signal: looked.signal });
}

function keepTab(catalogue: HTMLElement): void {
  const radios = [...catalogue.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const status = catalogue.querySelector<HTMLElement>('[data-demo-count]');
  const forms = readPlural(status?.dataset['demoCount']);
  const choose = (value: string) => {
    const radio = radios.find((one) => one.value === value) ?? radios[0];
    if (radio) radio.checked = true;
  };
  choose(new URL(location.href).searchParams.get(PARAMETER) ?? 'all');
  const tell = (value: string) => {
    const address = new URL(location.href);
    if (value === 'all') address.searchParams.delete(PARAMETER);
    else address.searchParams.set(PARAMETER, value);
    history.replaceState(history.state, '', address);
    // As the tabs count: one that is yet to come is no demo.
    const shown = catalogue.querySelectorAll(
      `[data-groups~="${value}"]:not([data-coming-soon])`,
    ).length;
    if (status) status.textContent = plural(forms, shown, document.documentElement.lang);
  };
  catalogue.addEventListener('change', ({ target }) => {
    // CSS has chosen the windows. A number's first words take a browser longer than all of them.
    if (target instanceof HTMLInputElement) afterPaint(() => tell(target.value));
  });
}
