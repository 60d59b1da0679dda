import { AsyncLocalStorage } from 'node:async_hooks';
import { directionOf } from '../site/direction.ts';
import { isMultilingual, languages, originalLanguage } from './languages.ts';

/** A global symbol, because pages run in the build's process but are bundled separately from its tools. */
const STORE = Symbol.for('vitrine.language');

const globals = globalThis as { [STORE]?: AsyncLocalStorage<string> };

const current = (globals[STORE] ??= new AsyncLocalStorage<string>());

/**
 * The language of the page that is being printed.
 *
 * @throws {Error} where a site with several languages prints no page: a module that reads words while
 *   it is imported would keep one language for all pages
 */
export function language(): string {
  const found = current.getStore();
  if (found === undefined && isMultilingual)
    throw new Error(
      'The language is known only while a page is printed. Read words inside a component, or wrap what a module reads in perLanguage() or byLanguage().',
    );
  return found ?? originalLanguage;
}

/** Runs something in a language, with everything that follows from it. */
export const inLanguage = <Result>(tag: string, run: () => Result): Result => current.run(tag, run);

/** A function that computes its value once for each language, when it is first asked for. */
export function byLanguage<Value>(compute: () => Value): () => Value {
  const known = new Map<string, Value>();
  return () => {
    const tag = language();
    if (!known.has(tag)) known.set(tag, compute());
    return known.get(tag) as Value;
  };
}

/** Content that a module reads once: an object whose fields are those of the page’s language. */
export async function perLanguage<Content extends object>(
  read: () => Promise<Content>,
): Promise<Content> {
  if (!isMultilingual) return read();
  const all = new Map<string, Content>();
  for (const tag of languages) all.set(tag, await inLanguage(tag, read));
  const names = new Set([...all.values()].flatMap((content) => Object.keys(content)));
  const fields = [...names].map((name) => [
    name,
    { enumerable: true, get: (): unknown => Reflect.get(all.get(language()) ?? {}, name) },
  ]);
  return Object.defineProperties(
    {},
    Object.fromEntries(fields) as PropertyDescriptorMap,
  ) as Content;
}

/** The attributes of an element whose text is in another language than its page. */
export interface LanguageMark {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/**
 * The mark of something that is not written in the language of its page: that of the original.
 *
 * @param written the languages that it is written in
 */
export const markOutside = (written: readonly string[] = [language()]): LanguageMark =>
  written.includes(language()) ? {} : markOf(originalLanguage);

/**
 * The mark of a post's or a work's words in a list: their language, for what surrounds them may itself
 * be in the original's. Pages of the original need none.
 *
 * @param written the languages that it is written in
 */
export const markInList = (written: readonly string[]): LanguageMark => {
  if (language() === originalLanguage) return {};
  return markOf(written.includes(language()) ? language() : originalLanguage);
};

/** What marks an element with its language. */
export const markOf = (tag: string): Required<LanguageMark> => ({
  lang: tag,
  dir: directionOf(tag),
});
