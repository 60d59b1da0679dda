import { useDocument } from '../documents/use-document.ts';
import { fill, useWords } from '../words.tsx';
import { Fault } from './Fault.tsx';
import { OpenRow } from './OpenRow.tsx';
import { fieldNames } from '../documents/part-of-document.ts';
import { useOpenPlace } from './places.ts';
import { fieldsOfGroup, settingsGroups } from './settings-groups.ts';
import { Waiting } from './Waiting.tsx';

/** The settings of the site, in groups. */
export function SettingsRoom() {
  const words = useWords('site');
  const open = useOpenPlace();
  const document = useDocument('site.config.ts');
  if (document === undefined) return <Waiting />;
  if (document instanceof Error) return <Fault>{document.message}</Fault>;
  const all = fieldNames(document);
  return (
    <ul className="site-list">
      {settingsGroups.map((group) => {
        const names = fieldsOfGroup(group, all);
        if (names.length === 0) return null;
        const count = document.mistakes.filter(({ path: [name] }) =>
          names.includes(String(name)),
        ).length;
        return (
          <OpenRow
            key={group}
            title={words.groups[group]}
            note={count === 0 ? '' : fill(words.mistakes, { count })}
            onOpen={() => {
              open({ kind: 'settings', group });
            }}
          />
        );
      })}
    </ul>
  );
}
