import { useState } from 'react';
import { Button, Form, Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { call } from '../client.ts';
import { useSentence } from '../sentence-of.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { Fault } from './Fault.tsx';
import { nameOfLanguage } from '../language-name.ts';
import { SiteDialog } from './SiteDialog.tsx';
import { useAsked } from './use-asked.ts';
import { Waiting } from './Waiting.tsx';
import './fields.css';

const ask = () => call('languageOffers', {});

const number = new Intl.NumberFormat();

/** Asks which language the site is to speak besides, and says what that brings. */
export function LanguageDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords('site');
  const { site, reloadSite, announce } = useStudio();
  const sentenceOf = useSentence();
  const { answer: offers, fault } = useAsked(ask);
  const [language, setLanguage] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const offer = offers?.find((one) => one.language === language);
  const [original = 'en'] = site.languages;
  const add = async (tag: string) => {
    try {
      await call('addLanguage', { language: tag });
      await reloadSite();
      announce(fill(words.languageAdded, { language: nameOfLanguage(tag) }));
      onClose();
    } catch (error) {
      setRefused(sentenceOf(error));
    }
  };
  const told = offer && [
    fill(words.brings.pages, { tag: offer.language, original: nameOfLanguage(original) }),
    fill(words.brings.words, {
      count: number.format(offer.words),
      translated: number.format(offer.translated),
    }),
    words.brings.interface,
    ...(offer.direction === 'rtl' ? [words.brings.mirrored] : []),
  ];
  return (
    <SiteDialog title={words.addLanguage} isOpen onClose={onClose}>
      <Form
        className="site-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (offer) void add(offer.language);
        }}
      >
        {offers === undefined && fault === undefined && <Waiting />}
        {offers?.length === 0 && <p className="site-note">{words.noLanguage}</p>}
        {offers && offers.length > 0 && (
          <RadioGroup
            className="site-field site-columns"
            value={language ?? ''}
            onChange={setLanguage}
          >
            <Label>{words.whichLanguage}</Label>
            {offers.map((one) => (
              <RadioField key={one.language} value={one.language}>
                <RadioButton className="site-choice" lang={one.language}>
                  {nameOfLanguage(one.language)}
                </RadioButton>
              </RadioField>
            ))}
          </RadioGroup>
        )}
        <div aria-live="polite">
          {told && (
            <ul className="site-uses">
              {told.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </div>
        <Fault>{refused ?? fault}</Fault>
        <div className="site-buttons">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" data-look="primary" isDisabled={!offer}>
            {words.add}
          </Button>
        </div>
      </Form>
    </SiteDialog>
  );
}
