import { useState } from 'react';
import { Button, useLocale } from 'react-aria-components';
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

/** A day as the studio's language writes it; as it stands in the file where it is none. */
function spoken(date: string, locale: string): string {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return date;
  return day.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** The posts, the newest first. */
export function PostsRoom() {
  const words = useWords('site');
  const { locale } = useLocale();
  const openPage = useOpenPage();
  const { answer, fault, publish } = useLists();
  const [search, setSearch] = useState('');
  const [isNew, setNew] = useState(false);
  const { remove, dialog } = useRemoval();
  const found = answer?.posts.filter(({ title }) => isFoundIn(title, search));
  return (
    <>
      <div className="site-tools">
        <Search value={search} onChange={setSearch} />
        <Button
          data-look="primary"
          onPress={() => {
            setNew(true);
          }}
        >
          {words.new.post.title}
        </Button>
      </div>
      <Fault>{fault}</Fault>
      {found === undefined ? (
        <Waiting />
      ) : (
        <ul className="site-list">
          {found.map((post) => {
            const { file, title, path, date, publication } = post;
            const isDraft = publication === 'draft';
            return (
              <OpenRow
                key={file}
                title={title}
                note={spoken(date, locale)}
                mark={
                  publication !== 'published' && (
                    <span className="site-mark" data-state={publication}>
                      {words.publication[publication]}
                    </span>
                  )
                }
                menu={
                  <RowMenu
                    title={title}
                    actions={[
                      {
                        id: 'publish',
                        label: isDraft ? words.publish : words.holdBack,
                        act: () => void publish(post, isDraft),
                      },
                      {
                        id: 'remove',
                        label: words.removeThis,
                        act: () => {
                          remove(post);
                        },
                      },
                    ]}
                  />
                }
                onOpen={() => {
                  openPage(path);
                }}
              />
            );
          })}
        </ul>
      )}
      {isNew && (
        <NewDialog
          kind="post"
          thingOf={(title) => ({ kind: 'post', title })}
          onClose={() => {
            setNew(false);
          }}
        />
      )}
      {dialog}
    </>
  );
}
