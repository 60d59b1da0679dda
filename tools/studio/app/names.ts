import { useMemo } from 'react';
import type { Path } from '../../../src/lib/content/source-lines.ts';
import { readable } from '../contract/readable.ts';
import type { FieldWords } from '../words/field-words.ts';
import { useWords } from './words.tsx';

/** What is said of a field. */
export interface Help {
  readonly text: string;
  /** For the element that shows it: English help in a window of another language says that it is English. */
  readonly language?: { readonly lang: 'en'; readonly dir: 'ltr' };
}

/** What things of a site are called in the window’s language. */
export interface Names {
  /** A field, by its name in the content file: `caseStudy`. */
  readonly field: (name: string) => string;
  /** What a field may say, or a section may wear, by its name. */
  readonly choice: (name: string) => string;
  /** A kind of section, by its component: `TextPicture`. */
  readonly section: (component: string) => string;
  /** A field’s place, as a person says it: `hero.slides.1.title` is `Hero › Slides 2 › Title`. */
  readonly place: (path: Path) => string;
  /** A content file without a title of its own, as a shared list; what `title` says for the others. */
  readonly document: (file: string, title: string) => string;
  /** What a schema says in English of a field. */
  readonly help: (english: string) => Help;
}

const ENGLISH = { lang: 'en', dir: 'ltr' } as const;

const own = (texts: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** A shared list, or the menu, and its translations. */
const LIST = /^src\/content\/([^/.]+)(\.[\w-]+)?\.yaml$/;

/** The names of a language. */
export function namesIn({ names, help }: FieldWords): Names {
  const field = (name: string) => own(names, name) ?? readable(name);
  return {
    field,
    choice: (name) => own(names, `=${name}`) ?? field(name),
    section: (component) => field(component.charAt(0).toLowerCase() + component.slice(1)),
    place: (path) =>
      path
        .reduce<readonly string[]>((said, key) => {
          if (typeof key !== 'number') return [...said, field(String(key))];
          return [...said.slice(0, -1), `${said.at(-1) ?? ''} ${String(key + 1)}`.trim()];
        }, [])
        .join(' › '),
    document: (file, title) => {
      const list = file === 'site.config.ts' ? 'site' : LIST.exec(file)?.[1];
      return list === undefined ? title : field(list);
    },
    help: (english) => {
      const text = own(help, english);
      return {
        // What is written as code is a word by itself, from left to right in every language.
        text: (text ?? english).replaceAll(/`([^`]+)`/g, '“\u2066$1\u2069”'),
        ...(text === undefined && { language: ENGLISH }),
      };
    },
  };
}

/** What things of the site are called in the window’s language. */
export function useNames(): Names {
  const fields = useWords('fields');
  return useMemo(() => namesIn(fields), [fields]);
}
