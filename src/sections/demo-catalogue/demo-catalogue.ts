/** The parameter of the address that keeps the chosen tab. */
const PARAMETER = 'demos';

/** Puts the chosen tab into the address, takes it from there, and says how many windows it leaves. */
export function start(found: HTMLElement[]): void {
  for (const catalogue of found) {
    const radios = [...catalogue.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
    const status = catalogue.querySelector('[data-demo-count]');
    const choose = (value: string) => {
      const radio = radios.find((one) => one.value === value) ?? radios[0];
      if (radio) radio.checked = true;
    };
    choose(new URL(location.href).searchParams.get(PARAMETER) ?? 'all');
    catalogue.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      const address = new URL(location.href);
      if (target.value === 'all') address.searchParams.delete(PARAMETER);
      else address.searchParams.set(PARAMETER, target.value);
      history.replaceState(history.state, '', address);
      const shown = catalogue.querySelectorAll(`[data-groups~="${target.value}"]`).length;
      if (status) status.textContent = shown === 1 ? '1 demo shown' : `${shown} demos shown`;
    });
  }
}
