/** Behaviour of a static part of a page, without React: what a file `<name>.effect.ts` exports. */
interface Effect {
  /** @param found the elements of this page whose `data-effect` holds the file's name */
  start: (found: HTMLElement[]) => void;
}

/** A page loads those that it names. */
const files = import.meta.glob<Effect>('/src/{ui,widgets,sections,demos}/**/*.effect.ts');

/**
 * Starts what `data-effect` names on this page: one name, or several separated by blanks. One that
 * fails is logged and stops no other; the page is marked when all have settled.
 */
export async function startEffects(): Promise<void> {
  const foundBy = new Map<string, HTMLElement[]>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-effect]')) {
    for (const name of element.dataset['effect']?.match(/\S+/g) ?? []) {
      foundBy.set(name, [...(foundBy.get(name) ?? []), element]);
    }
  }
  await Promise.all([...foundBy].map(([name, found]) => startEffect(name, found)));
  document.documentElement.dataset['effects'] = 'started';
}

async function startEffect(name: string, found: HTMLElement[]): Promise<void> {
  try {
    const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}.effect.ts`))?.[1];
    if (!load) throw new Error('no file has this name');
    (await load()).start(found);
  } catch (error) {
    console.error(`The effect ${name} did not start:`, error);
  }
}
