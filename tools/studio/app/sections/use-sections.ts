import { useEffect, useState } from 'react';
import type { SectionsApi, PageSections } from '../../contract/sections.ts';
import { call } from '../client.ts';
import { openStores } from '../documents/use-document.ts';
import { useNames } from '../names.ts';
import { useStudio } from '../studio-context.ts';
import { useSentence } from '../sentence-of.ts';

/** The calls that change a page, and say what has become of it. */
type Change = Exclude<keyof SectionsApi, 'sections' | 'sectionOffers'>;

/** Changes the page; afterwards it says so. */
export type ChangePage = <Name extends Change>(
  name: Name,
  input: Omit<Parameters<SectionsApi[Name]>[0], 'code'>,
  said: string,
) => Promise<void>;

/** The sections of the page that is shown. */
interface UsedSections {
  /** With their kinds in words; undefined while they are being read. */
  readonly page: PageSections | undefined;
  /** Why they cannot be read, or why the last change was refused. */
  readonly fault: string | undefined;
  /** Whether a change is being written. */
  readonly isBusy: boolean;
  readonly change: ChangePage;
}

/**
 * Reads the sections of a page, and again whenever a file has changed.
 *
 * @param code the page’s own file
 */
export function useSections(code: string): UsedSections {
  const { version, refreshPage, announce } = useStudio();
  const names = useNames();
  const sentenceOf = useSentence();
  const [read, setRead] = useState<{ code: string; page: PageSections }>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isWanted = true;
    call('sections', { code }).then(
      (page) => {
        if (isWanted) setRead({ code, page });
      },
      (error: unknown) => {
        if (isWanted) setFault(sentenceOf(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code, version, sentenceOf]);
  const change: ChangePage = async (name, input, said) => {
    setFault(undefined);
    setBusy(true);
    try {
      // What is typed and not saved yet would be a change of another text.
      // A document that is still being opened has nothing typed in it.
      for (const opening of openStores())
        await (await Promise.race([opening, Promise.resolve(undefined)]))?.flush();
      // Each of these calls has the page’s code beside what is its own.
      const whole = { ...input, code } as Parameters<SectionsApi[typeof name]>[0];
      setRead({ code, page: await call(name, whole) });
      announce(said);
      refreshPage();
    } catch (error) {
      setFault(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const page = read?.code === code ? read.page : undefined;
  const sections = page?.sections.map((one) => ({ ...one, name: names.section(one.name) })) ?? [];
  return { page: page && { ...page, sections }, fault, isBusy, change };
}
