import { useState } from 'react';
import { Label, Meter } from 'react-aria-components';
import type { TranslationGap } from '../../contract/site.ts';
import { call } from '../client.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { Fault } from './Fault.tsx';
import { isFoundIn } from './is-found-in.ts';
import { nameOfLanguage } from '../language-name.ts';
import { OpenRow } from './OpenRow.tsx';
import { useOpenPlace } from './places.ts';
import { Search } from './Search.tsx';
import { useOpenPage } from './use-open-page.ts';
import { useTranslations } from './use-translations.ts';
import { Waiting } from './Waiting.tsx';
import './language.css';

/** The states of a translation, in the order in which they want to be seen. */
const STATES = ['older', 'begun', 'missing'] as const;

const stateOf = ({ isOlder, isThere }: TranslationGap): (typeof STATES)[number] =>
  isOlder ? 'older' : isThere ? 'begun' : 'missing';

/** What is not translated into a language, and what may have to be translated anew. */
export function LanguagePlace({ language }: { readonly language: string }) {
  const words = useWords('site');
  const { answer, fault } = useTranslations();
  const [search, setSearch] = useState('');
  const { open, refused } = useOpenTranslation(language);
  const state = answer?.find((one) => one.language === language);
  if (!state) return fault === undefined ? <Waiting /> : <Fault>{fault}</Fault>;
  const found = state.gaps.filter(({ title }) => isFoundIn(title, search));
  return (
    <>
      <Meter className="site-meter" value={state.share}>
        {({ percentage }) => (
          <>
            <Label>{fill(words.share, { share: state.share })}</Label>
            <span className="site-meter-track">
              <span className="site-meter-fill" style={{ inlineSize: `${String(percentage)}%` }} />
            </span>
          </>
        )}
      </Meter>
      <Search value={search} onChange={setSearch} />
      <Fault>{refused ?? fault}</Fault>
      {state.gaps.length === 0 && <p className="site-note">{words.allTranslated}</p>}
      {STATES.map((kind) => {
        const gaps = found.filter((gap) => stateOf(gap) === kind);
        if (gaps.length === 0) return null;
        return (
          <section key={kind} className="site-group" aria-label={words.gaps[kind]}>
            <h3 className="site-group-title">
              {words.gaps[kind]} <span className="site-count">{gaps.length}</span>
            </h3>
            <ul className="site-list">
              {gaps.map((gap) => (
                <OpenRow
                  key={gap.file}
                  title={gap.file === 'site.config.ts' ? words.rooms.settings.title : gap.title}
                  note={fill(gap.missing === 0 ? words.nothingMissing : words.missingWords, {
                    missing: gap.missing,
                    words: gap.words,
                  })}
                  onOpen={() => void open(gap)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** Opens a translation beside its original, and begins it where it is not there. */
function useOpenTranslation(language: string) {
  const words = useWords('site');
  const { reloadSite, announce } = useStudio();
  const sentenceOf = useSentence();
  const openPlace = useOpenPlace();
  const openPage = useOpenPage();
  const [refused, setRefused] = useState<string>();
  const begin = async ({ file, title }: TranslationGap) => {
    await call('translate', { file, language });
    await reloadSite();
    announce(fill(words.begun, { title, language: nameOfLanguage(language) }));
  };
  const open = async (gap: TranslationGap) => {
    try {
      const { file, title, translation, isThere, path } = gap;
      if (file === 'site.config.ts') {
        openPlace({ kind: 'settings', group: 'languages' });
        return;
      }
      if (!isThere) await begin(gap);
      if (path === undefined) openPlace({ kind: 'document', file: translation, title });
      else openPage(path, language);
    } catch (error) {
      setRefused(sentenceOf(error));
    }
  };
  return { open, refused };
}
