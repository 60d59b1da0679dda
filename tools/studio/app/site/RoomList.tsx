import type { DocumentKind } from '../../contract/documents.ts';
import { useStudio } from '../studio-context.ts';
import { useWords } from '../words.tsx';
import { OpenRow } from './OpenRow.tsx';
import { ROOMS, useOpenPlace, type RoomName } from './places.ts';

/** Rooms that are there only where the site has such files. */
const NEEDS: Partial<Record<RoomName, DocumentKind>> = {
  menu: 'menu',
  lists: 'list',
  works: 'work',
  homes: 'demo',
};

/** The rooms of the site. */
export function RoomList() {
  const words = useWords('site');
  const { site } = useStudio();
  const open = useOpenPlace();
  const isThere = (room: RoomName) =>
    (room !== 'homes' || site.hasCatalogue) &&
    (NEEDS[room] === undefined || site.documents.some(({ kind }) => kind === NEEDS[room]));
  return (
    <ul className="site-list">
      {ROOMS.filter(isThere).map((room) => (
        <OpenRow
          key={room}
          title={words.rooms[room].title}
          note={words.rooms[room].note}
          onOpen={() => {
            open({ kind: 'room', room });
          }}
        />
      ))}
    </ul>
  );
}
