import { useEffect, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { PageSection, SectionOffer } from '../../contract/sections.ts';
import { call } from '../client.ts';
import { useNames } from '../names.ts';
import { fill, useInterface, useWords } from '../words.tsx';
import { OfferList } from './OfferList.tsx';
import { OfferPreview } from './OfferPreview.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import { titleOf } from './titles.ts';
import type { ChangePage } from './use-sections.ts';
import { useSentence } from '../sentence-of.ts';
import './dialog.css';
import './catalogue.css';

/** What {@link AddSection} is given. */
interface AddSectionProps {
  readonly code: string;
  /** The place that the new section comes to; none while the catalogue is closed. */
  readonly at: number | undefined;
  readonly setAt: (at: number | undefined) => void;
  readonly sections: readonly PageSection[];
  readonly change: ChangePage;
}

/** The catalogue: every section that the site shows somewhere, to be added with the words that it has there. */
export function AddSection({ code, at, setAt, sections, change }: AddSectionProps) {
  const words = useWords('sections');
  const names = useNames();
  const { language } = useInterface();
  const sentenceOf = useSentence();
  const isOpen = at !== undefined;
  const [offers, setOffers] = useState<readonly SectionOffer[]>();
  const [fault, setFault] = useState<string>();
  const [chosen, setChosen] = useState<SectionOffer>();
  useEffect(() => {
    if (!isOpen) return;
    call('sectionOffers', { code }).then(setOffers, (error: unknown) => {
      setFault(sentenceOf(error));
    });
  }, [isOpen, code, sentenceOf]);
  const named = offers
    ?.map((one) => ({ ...one, name: names.section(one.name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  // There is something to see at once.
  const shown = chosen ?? named?.[0];
  const close = () => {
    setAt(undefined);
  };
  const add = () => {
    if (!shown || at === undefined) return;
    const said = fill(words.added, { name: titleOf(shown) });
    close();
    void change('addSection', { section: shown.section, at }, said);
  };
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={close} isDismissable>
      <Modal className="react-aria-Modal sections-modal" data-size="large">
        <Dialog className="react-aria-Dialog sections-dialog">
          <Heading slot="title">{words.add}</Heading>
          {fault !== undefined && <p role="alert">{fault}</p>}
          {named === undefined ? (
            <p>{words.loading}</p>
          ) : (
            <div className="sections-catalogue">
              <OfferList offers={named} chosen={shown} choose={setChosen} />
              {shown && <OfferPreview key={shown.section} offer={shown} />}
            </div>
          )}
          <div className="sections-buttons">
            <PlaceSelect sections={sections} at={at ?? 0} setAt={setAt} />
            <Button onPress={close}>{words.cancel}</Button>
            <Button data-look="primary" isDisabled={!shown} onPress={add}>
              {words.addThis}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
