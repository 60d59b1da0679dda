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
import { sentenceOf } from '../sentence-of.ts';
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
  const isOpen = at !== undefined;
  const [offers, setOffers] = useState<readonly SectionOffer[]>();
  const [fault, setFault] = useState<string>();
  const [chosen, setChosen] = useState<SectionOffer>();
  useEffect(() => {
    if (!isOpen) return;
    call('sectionOffers', { code }).then(setOffers, (error: unknown) => {
      setFault(sentenceOf(error));
    });
  }, [isOpen, code]);
  const named = offers
    ?.map((one) => ({ ...one, name: names.section(one.name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  const close = () => {
    setAt(undefined);
  };
  const add = () => {
    if (!chosen || at === undefined) return;
    const said = fill(words.added, { name: titleOf(chosen) });
    close();
    void change('addSection', { section: chosen.section, at }, said);
  };
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={close} isDismissable className="sections-overlay">
      <Modal className="sections-modal" data-size="large">
        <Dialog className="sections-dialog">
          <Heading slot="title">{words.add}</Heading>
          {fault !== undefined && <p role="alert">{fault}</p>}
          {named === undefined ? (
            <p>{words.loading}</p>
          ) : (
            <div className="sections-catalogue">
              <OfferList offers={named} chosen={chosen} choose={setChosen} />
              {chosen ? (
                <OfferPreview key={chosen.section} offer={chosen} />
              ) : (
                <p className="sections-hint">{words.chooseFirst}</p>
              )}
            </div>
          )}
          <div className="sections-buttons">
            <PlaceSelect sections={sections} at={at ?? 0} setAt={setAt} />
            <Button className="sections-button" onPress={close}>
              {words.cancel}
            </Button>
            <Button className="sections-button" data-primary="" isDisabled={!chosen} onPress={add}>
              {words.addThis}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
