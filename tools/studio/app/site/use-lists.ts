import { useState } from 'react';
import type { SiteLists } from '../../contract/site.ts';
import { call } from '../client.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { useAsked, type Asked } from './use-asked.ts';

const ask = () => call('siteLists', {});

/** The lists of what the site consists of, and what can be done with their entries. */
export interface Lists extends Asked<SiteLists> {
  readonly publish: (entry: Entry, isPublished: boolean) => Promise<void>;
  readonly move: (entry: Entry, to: number) => Promise<void>;
}

/** An entry of a list. */
interface Entry {
  readonly file: string;
  readonly title: string;
}

/** Asks for the lists, and changes their entries. */
export function useLists(): Lists {
  const words = useWords('site');
  const { announce } = useStudio();
  const sentenceOf = useSentence();
  const asked = useAsked(ask);
  const [refused, setRefused] = useState<string>();
  const tried = async (work: () => Promise<string>) => {
    try {
      const said = await work();
      setRefused(undefined);
      announce(said);
    } catch (error) {
      setRefused(sentenceOf(error));
    }
    await asked.again();
  };
  return {
    ...asked,
    fault: refused ?? asked.fault,
    publish: ({ file, title }, isPublished) =>
      tried(async () => {
        const { mistakes } = await call('publish', { file, isPublished });
        const [mistake] = mistakes;
        if (mistake) throw new Error(fill(words.notPublished, { title, message: mistake.message }));
        return fill(isPublished ? words.publishedNow : words.heldBackNow, { title });
      }),
    move: ({ file, title }, to) =>
      tried(async () => {
        await call('moveWork', { file, to });
        return fill(words.moved, { title, place: to + 1 });
      }),
  };
}
