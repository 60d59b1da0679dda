import { readEffectFile } from '~/lib/browser/effect-file';
import { whenInteracted } from '~/lib/browser/when-interacted';

/** Behaviour of a static part of a page, without React: the exports of a file `<name>.effect.ts`. */
interface Effect {
  /** @param found the elements of this page whose `data-effect` holds the file's name */
  start: (found: HTMLElement[]) => void;
}

/** All effects, in development; a built page lists its own (`tools/astro/scripts/effect-files.ts`). */
const sources = import.meta.env.DEV ? import.meta.glob<Effect>('/src/**/*.effect.ts') : {};

const fileNames = () =>
  import.meta.env.DEV
    ? Object.keys(sources)
    : (document.documentElement.dataset['effectFiles']?.split(' ') ?? []);

const load = (file: string) =>
  import.meta.env.DEV
    ? sources[file]?.()
    : // Relative to this file, which is built into the folder of all scripts.
      (import(/* @vite-ignore */ `./${file}`) as Promise<Effect>);

/**
 * Starts the effects that `data-effect` names on this page: one name, or several separated by
 * spaces. Effects of elements in the viewport start now, and the page is then marked `seen`. All
 * others, and those with `later` in their file name, wait for the visitor's first interaction,
 * after which the page is marked `started`. An effect that fails is logged and does not stop the
 * others.
 */
export async function startEffects(): Promise<void> {
  const files = new Map(
    fileNames().map((file) => {
      const { name, isLater } = readEffectFile(file);
      return [name, { file, isLater }];
    }),
  );
  const foundBy = effectsIn(document);

  const waits = (name: string) => files.get(name)?.isLater ?? false;
  // A shared link may refer to a picture further down.
  const isAsked = Boolean(location.hash || location.search);
  const isNear = await nearby(
    [...foundBy].flatMap(([name, found]) => (isAsked || waits(name) ? [] : found)),
  );
  const isEarly = ([name, found]: [string, HTMLElement[]]) =>
    isAsked || (!waits(name) && found.some(isNear));

  const start = async (early: boolean, mark: string) => {
    const effects = [...foundBy].filter((effect) => isEarly(effect) === early);
    await Promise.all(
      effects.map(([name, found]) => startEffect(name, files.get(name)?.file, found)),
    );
    document.documentElement.dataset['effects'] = mark;
  };
  await start(true, 'seen');
  whenInteracted(() => void start(false, 'started'));
  // Elements that a locked work brings once it is opened.
  document.addEventListener('content-added', ({ target }) => {
    if (target instanceof Element)
      for (const [name, found] of effectsIn(target))
        void startEffect(name, files.get(name)?.file, found);
  });
}

/** The elements below one, by the effects that they ask for. */
function effectsIn(root: ParentNode): Map<string, HTMLElement[]> {
  const foundBy = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-effect]'))
    for (const name of element.dataset['effect']?.match(/\S+/g) ?? [])
      foundBy.set(name, [...(foundBy.get(name) ?? []), element]);
  return foundBy;
}

async function startEffect(name: string, file: string | undefined, found: HTMLElement[]) {
  try {
    if (!file) throw new Error('no file has this name');
    (await load(file))?.start(found);
  } catch (error) {
    console.error(`The effect ${name} did not start:`, error);
  }
}

/** An element that its effect will reveal is located by its parent. */
const placeOf = (element: HTMLElement) =>
  element.hidden ? (element.parentElement ?? element) : element;

/** Finds the elements within the viewport, without forcing a layout. */
function nearby(elements: HTMLElement[]): Promise<(element: HTMLElement) => boolean> {
  return new Promise((resolve) => {
    if (elements.length === 0) resolve(() => false);
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
