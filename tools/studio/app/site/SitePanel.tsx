import { DocumentForm } from '../content/DocumentForm.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { LanguagePlace } from './LanguagePlace.tsx';
import { nameOfLanguage } from '../language-name.ts';
import { PagesRoom } from './PagesRoom.tsx';
import { PlaceContext, type Place } from './places.ts';
import { PostsRoom } from './PostsRoom.tsx';
import { RedirectsRoom } from './RedirectsRoom.tsx';
import { RoomList } from './RoomList.tsx';
import { DocumentsRoom } from './DocumentsRoom.tsx';
import { SettingsPlace } from './SettingsPlace.tsx';
import { SettingsRoom } from './SettingsRoom.tsx';
import { TranslationsRoom } from './TranslationsRoom.tsx';
import { WorksRoom } from './WorksRoom.tsx';
import './site.css';

/** Where the owner was when the panel was last left: it opens there again. */
let left: readonly Place[] = [];

/** Forgets where the owner was. */
export const leaveSite = (): void => {
  left = [];
};

/** Whether a place is one content file, which says its own title. */
const isDocument = (place: Place | undefined) =>
  place?.kind === 'document' || (place?.kind === 'room' && place.room === 'menu');

/** What belongs to the whole site: a list of rooms, each of which opens in its place. */
export function SitePanel() {
  const words = useWords('site');
  const [places, setPlaces] = useState(left);
  const content = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const go = (next: readonly Place[]) => {
    isMoved.current = true;
    left = next;
    setPlaces(next);
  };
  // Whoever uses the keyboard goes on where the new place begins.
  useEffect(() => {
    if (isMoved.current) content.current?.focus();
  }, [places]);
  const titleOf = (one: Place | undefined): string => {
    if (one === undefined) return words.heading;
    if (one.kind === 'room') return words.rooms[one.room].title;
    if (one.kind === 'settings') return words.groups[one.group];
    return one.kind === 'language' ? nameOfLanguage(one.language) : one.title;
  };
  const place = places.at(-1);
  return (
    <PlaceContext
      value={(next) => {
        go([...places, next]);
      }}
    >
      <div className="site">
        {place && (
          <Button
            className="site-back"
            onPress={() => {
              go(places.slice(0, -1));
            }}
          >
            {fill(words.back, { title: titleOf(places.at(-2)) })}
          </Button>
        )}
        <div
          ref={content}
          // A document’s form is a region of the same name.
          role="group"
          tabIndex={-1}
          className="site-place"
          aria-label={titleOf(place)}
        >
          {!isDocument(place) && <h2 className="site-title">{titleOf(place)}</h2>}
          <PlaceContent place={place} />
        </div>
      </div>
    </PlaceContext>
  );
}

function PlaceContent({ place }: { readonly place: Place | undefined }) {
  if (place === undefined) return <RoomList />;
  switch (place.kind) {
    case 'settings':
      return <SettingsPlace key={place.group} group={place.group} />;
    case 'language':
      return <LanguagePlace language={place.language} />;
    case 'document':
      return <DocumentForm key={place.file} file={place.file} />;
    case 'room':
      return <Room room={place.room} />;
  }
}

function Room({ room }: Pick<Extract<Place, { kind: 'room' }>, 'room'>) {
  switch (room) {
    case 'settings':
      return <SettingsRoom />;
    case 'pages':
      return <PagesRoom />;
    case 'posts':
      return <PostsRoom />;
    case 'works':
      return <WorksRoom />;
    case 'translations':
      return <TranslationsRoom />;
    case 'redirects':
      return <RedirectsRoom />;
    case 'menu':
      return <DocumentForm file="src/content/menu.yaml" />;
    case 'lists':
      return <DocumentsRoom kind="list" />;
    case 'words':
      return <DocumentsRoom kind="words" />;
    case 'homes':
      return <DocumentsRoom kind="demo" />;
  }
}
