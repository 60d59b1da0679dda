import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { Fault } from './Fault.tsx';
import { nameOfLanguage } from '../language-name.ts';
import { LanguageDialog } from './LanguageDialog.tsx';
import { OpenRow } from './OpenRow.tsx';
import { useOpenPlace } from './places.ts';
import { useTranslations } from './use-translations.ts';
import { Waiting } from './Waiting.tsx';

/** The languages of the site, and how far each is. */
export function TranslationsRoom() {
  const words = useWords('site');
  const { site } = useStudio();
  const open = useOpenPlace();
  const { answer, fault } = useTranslations();
  const [isAdding, setAdding] = useState(false);
  const [original = 'en'] = site.languages;
  return (
    <>
      <p className="site-note">
        {fill(words.originalNote, { language: nameOfLanguage(original) })}
      </p>
      <Fault>{fault}</Fault>
      {answer === undefined && fault === undefined && <Waiting />}
      <ul className="site-list">
        {answer?.map(({ language, share, gaps }) => (
          <OpenRow
            key={language}
            title={nameOfLanguage(language)}
            lang={language}
            note={fill(words.languageNote, {
              share,
              older: gaps.filter(({ isOlder }) => isOlder).length,
            })}
            onOpen={() => {
              open({ kind: 'language', language });
            }}
          />
        ))}
      </ul>
      <Button
        onPress={() => {
          setAdding(true);
        }}
      >
        {words.addLanguage}
      </Button>
      {isAdding && (
        <LanguageDialog
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
    </>
  );
}
