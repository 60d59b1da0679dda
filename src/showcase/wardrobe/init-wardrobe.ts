/**
 * Lets the button open the wardrobe; one that was open on the page before opens again. Every page has it, so
 * that the shell brings it: an effect would be a file more.
 */
export default function initWardrobe(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-wardrobe]');
  if (!button) return;
  const turn = async (isAsked: boolean) => {
    if (import.meta.env.DEV) pretendIsland();
    await import('./open-wardrobe').then(({ turnWardrobe }) => turnWardrobe(button, isAsked));
  };
  button.hidden = false;
  button.ariaExpanded = 'false';
  button.addEventListener('click', () => void turn(true));
  try {
    if (sessionStorage.getItem('wardrobe')?.includes('"open":true')) void turn(false);
  } catch {
    // Where nothing can be remembered, nothing was.
  }
}

/** In development React's parts ask for what only a page with islands has: they refresh themselves by it. */
function pretendIsland() {
  const same = (type: unknown) => type;
  const refresh = { $RefreshReg$: () => undefined, $RefreshSig$: () => same };
  for (const [name, value] of Object.entries(refresh))
    if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}
