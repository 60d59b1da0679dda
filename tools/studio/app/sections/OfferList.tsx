import { useState } from 'react';
import { Input, Label, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import type { SectionOffer } from '../../contract/sections.ts';
import { useNames, type Names } from '../names.ts';
import { fill, useWords } from '../words.tsx';

/** What {@link OfferList} is given. */
interface OfferListProps {
  readonly offers: readonly SectionOffer[];
  readonly chosen: SectionOffer | undefined;
  readonly choose: (offer: SectionOffer | undefined) => void;
}

const matches = (
  { name, heading = '', description = '', pageTitle }: SectionOffer,
  search: string,
  names: Names,
) =>
  [name, heading, names.help(description).text, pageTitle]
    .join(' ')
    .toLocaleLowerCase()
    .includes(search.trim().toLocaleLowerCase());

/** The sections of the catalogue, with a search. */
export function OfferList({ offers, chosen, choose }: OfferListProps) {
  const words = useWords('sections');
  const names = useNames();
  const [search, setSearch] = useState('');
  return (
    <div className="sections-offers">
      <SearchField value={search} onChange={setSearch}>
        <Label>{words.search}</Label>
        <Input />
      </SearchField>
      <ListBox
        aria-label={words.catalogue}
        className="sections-offer-list"
        items={offers
          .filter((offer) => matches(offer, search, names))
          .map((offer) => ({ ...offer, id: offer.section }))}
        selectionMode="single"
        disallowEmptySelection
        escapeKeyBehavior="none"
        selectedKeys={chosen ? [chosen.section] : []}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          choose(offers.find(({ section }) => section === key));
        }}
        renderEmptyState={() => <p className="sections-hint">{words.none}</p>}
      >
        {(offer) => (
          <ListBoxItem textValue={offer.name} className="sections-offer">
            <span className="sections-title">{offer.name}</span>
            <span className="sections-kind">
              {offer.heading === undefined
                ? fill(words.fromPage, { page: offer.pageTitle })
                : fill(words.from, { heading: offer.heading, page: offer.pageTitle })}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}
