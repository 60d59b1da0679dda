import { createContext, useContext } from 'react';
import { en, type StudioWords } from '../words/en.ts';
import type { InterfaceLanguage } from './shell/interface-language.ts';

/** The words of the studio, in its own language. */
export const WordsContext = createContext<StudioWords>(en);

/** The words of one room. */
export const useWords = <Room extends keyof StudioWords>(room: Room): StudioWords[Room] =>
  useContext(WordsContext)[room];

/** The language of the studio itself, and how another one is chosen. */
interface Interface {
  readonly language: InterfaceLanguage;
  readonly choose: (language: InterfaceLanguage) => void;
}

/** What {@link useInterface} reads. */
export const InterfaceContext = createContext<Interface>({
  language: 'en',
  choose: () => undefined,
});

/** The language of the studio itself, for the parts that show or change it. */
export const useInterface = (): Interface => useContext(InterfaceContext);

/** A sentence with its slots filled: `{count} fields` with `{ count: 3 }`. */
export const fill = (sentence: string, slots: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (slot, name: string) => String(slots[name] ?? slot));
