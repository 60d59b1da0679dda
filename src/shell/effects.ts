import { whenInteracted } from '~/lib/when-interacted';

/** Behaviour of a static part of a page, without React: what a file `<name>.effect.ts` exports. */
interface Effect {
  /** @param found the elements of this page whose `data-effect` holds the file's name */
  start: (found: HTMLElement[]) => void;
}

/** A page loads those that it names. */
const files = import.meta.glob<Effect>('/src/{ui,widgets,sections,demos}/**/*.effect.ts');

/**
 * Starts what `data-effect` names on this page: one name, or several separated by blanks. What stands in the
 * window starts now, and the page is marked `seen`; what stands elsewhere waits for a visitor's first move,
 * without which nobody meets it, and the page is marked `started`. An effect that fails is logged and stops
 * no other.
 */
export async function startEffects(): Promise<void> {
  const foundBy = new Map<string, HTMLElement[]>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-effect]')) {
    for (const name of element.dataset['effect']?.match(/\S+/g) ?? []) {
      foundBy.set(name, [...(foundBy.get(name) ?? []), element]);
    }
  }
  const start = async (effects: Map<string, HTMLElement[]>, mark: string) => {
    await Promise.all([...effects].map(([name, found]) => startEffect(name, found)));
    document.documentElement.dataset['effects'] = mark;
  };
  const isNear = await nearby([...foundBy.values()].flat());
  const near = new Map([...foundBy].filter(([, found]) => found.some(isNear)));
  const others = new Map([...foundBy].filter(([name]) => !near.has(name)));
  await start(near, 'seen');
  whenInteracted(() => void start(others, 'started'));
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

/** What is hidden until its effect shows it stands where its parent does. */
const placeOf = (element: HTMLElement) =>
  element.hidden ? (element.parentElement ?? element) : element;

/**
 * Tells which elements a visitor may meet without a move: those in the window, and all of them where the
 * address asks for something. Nothing is laid out for the answer that is not yet.
 */
function nearby(elements: HTMLElement[]): Promise<(element: HTMLElement) => boolean> {
  return new Promise((resolve) => {
    if (elements.length === 0 || location.hash || location.search) resolve(() => true);
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const seen = new Set(
        entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : [])),
      );
      resolve((element) => seen.has(placeOf(element)));
    });
    for (const element of elements) observer.observe(placeOf(element));
  });
}
