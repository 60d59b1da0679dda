import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words.tsx';
import { Fault } from './Fault.tsx';
import { isFoundIn } from './is-found-in.ts';
import { NewDialog } from './NewDialog.tsx';
import { OpenRow } from './OpenRow.tsx';
import { RowMenu } from './RowMenu.tsx';
import { Search } from './Search.tsx';
import { useLists } from './use-lists.ts';
import { useOpenPage } from './use-open-page.ts';
import { useRemoval } from './use-removal.tsx';
import { Waiting } from './Waiting.tsx';

/** The pages besides posts and works. */
export function PagesRoom() {
  const words = useWords('site');
  const openPage = useOpenPage();
  const { answer, fault } = useLists();
  const [search, setSearch] = useState('');
  const [made, make] = useState<'page' | 'text'>();
  const { remove, dialog } = useRemoval();
  const found = answer?.pages.filter(({ title, path }) => isFoundIn(`${title} ${path}`, search));
  return (
    <>
      <div className="site-tools">
        <Search value={search} onChange={setSearch} />
        {(['page', 'text'] as const).map((kind) => (
          <Button
            key={kind}
            {...(kind === 'page' && { 'data-look': 'primary' })}
            onPress={() => {
              make(kind);
            }}
          >
            {words.new[kind].title}
          </Button>
        ))}
      </div>
      <Fault>{fault}</Fault>
      {found === undefined ? (
        <Waiting />
      ) : (
        <ul className="site-list">
          {found.map((page) => (
            <OpenRow
              key={page.path}
              title={page.title}
              note={page.path}
              menu={
                page.canRemove && (
                  <RowMenu
                    title={page.title}
                    actions={[
                      {
                        id: 'remove',
                        label: words.removeThis,
                        act: () => {
                          remove(page);
                        },
                      },
                    ]}
                  />
                )
              }
              onOpen={() => {
                openPage(page.path);
              }}
            />
          ))}
        </ul>
      )}
      {made && (
        <NewDialog
          kind={made}
          thingOf={(title) => ({ kind: made, title })}
          onClose={() => {
            make(undefined);
          }}
        />
      )}
      {dialog}
    </>
  );
}
