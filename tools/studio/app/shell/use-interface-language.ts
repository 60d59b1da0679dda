import { useEffect, useState } from 'react';
import { directionOf } from '../../../../src/lib/site/direction.ts';
import { en, type StudioWords } from '../../words/en.ts';
import { spokenOf, wordsIn, type InterfaceLanguage } from './interface-language.ts';
import { readStored, store } from './stored.ts';

/** The language of the studio itself. */
export interface UsedLanguage {
  readonly language: InterfaceLanguage;
  readonly words: StudioWords;
  /** Speaks another one from now on, also when the studio is opened again. */
  readonly choose: (language: InterfaceLanguage) => void;
}

/**
 * The language that the studio speaks: the one that was chosen, else the site’s first, else the browser’s.
 *
 * @param site the language of the site’s originals, once it is known
 */
export function useInterfaceLanguage(site: string | undefined): UsedLanguage {
  const [chosen, setChosen] = useState(() => readStored('language'));
  const [words, setWords] = useState<{ of: InterfaceLanguage; said: StudioWords }>({
    of: 'en',
    said: en,
  });
  const wanted = spokenOf([chosen, site, ...navigator.languages]);
  useEffect(() => {
    let isWanted = true;
    wordsIn(wanted).then(
      (said) => {
        if (isWanted) setWords({ of: wanted, said });
      },
      // Words that do not arrive: English is there, and is read from left to right.
      () => {
        if (isWanted) setWords({ of: 'en', said: en });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  useEffect(() => {
    document.documentElement.lang = words.of;
    document.documentElement.dir = directionOf(words.of);
    document.title = words.said.shell.title;
  }, [words]);
  const choose = (language: InterfaceLanguage) => {
    store('language', language);
    setChosen(language);
  };
  return { language: words.of, words: words.said, choose };
}
