import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { WorkEntry, WorkGroup } from '../../contract/site.ts';
import { useWords } from '../words.tsx';
import { Fault } from './Fault.tsx';
import { NewWorkDialog } from './NewWorkDialog.tsx';
import { OpenRow } from './OpenRow.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useLists, type Lists } from './use-lists.ts';
import { useOpenPage } from './use-open-page.ts';
import { useRemoval } from './use-removal.tsx';
import { Waiting } from './Waiting.tsx';

/** The works, home by home, in their order. */
export function WorksRoom() {
  const words = useWords('site');
  const lists = useLists();
  const [isNew, setNew] = useState(false);
  const { remove, dialog } = useRemoval();
  const { answer, fault } = lists;
  const groups = answer?.works ?? [];
  return (
    <>
      <div className="site-tools">
        <Button
          data-look="primary"
          isDisabled={answer === undefined}
          onPress={() => {
            setNew(true);
          }}
        >
          {words.new.work.title}
        </Button>
      </div>
      <Fault>{fault}</Fault>
      {answer === undefined && <Waiting />}
      {groups
        .filter(({ works }) => works.length > 0)
        .map((group) => (
          <Group key={group.home ?? ''} group={group} lists={lists} onRemove={remove} />
        ))}
      {isNew && (
        <NewWorkDialog
          groups={groups}
          onClose={() => {
            setNew(false);
          }}
        />
      )}
      {dialog}
    </>
  );
}

interface GroupProps {
  readonly group: WorkGroup;
  readonly lists: Lists;
  readonly onRemove: (work: WorkEntry) => void;
}

function Group({ group: { home, title, works }, lists, onRemove }: GroupProps) {
  const words = useWords('site');
  const openPage = useOpenPage();
  const actionsOf = (work: WorkEntry, index: number) => [
    {
      id: 'up',
      label: words.moveUp,
      isDisabled: index === 0,
      act: () => void lists.move(work, index - 1),
    },
    {
      id: 'down',
      label: words.moveDown,
      isDisabled: index === works.length - 1,
      act: () => void lists.move(work, index + 1),
    },
    {
      id: 'publish',
      label: work.isDraft ? words.publish : words.holdBack,
      act: () => void lists.publish(work, work.isDraft),
    },
    {
      id: 'remove',
      label: words.removeThis,
      act: () => {
        onRemove(work);
      },
    },
  ];
  return (
    <section className="site-group" aria-label={title ?? words.noHome}>
      <h3 className="site-group-title">{home === undefined ? words.noHome : title}</h3>
      <ol className="site-list">
        {works.map((work, index) => (
          <OpenRow
            key={work.file}
            title={work.title}
            mark={
              work.isDraft && (
                <span className="site-mark" data-state="draft">
                  {words.publication.draft}
                </span>
              )
            }
            menu={<RowMenu title={work.title} actions={actionsOf(work, index)} />}
            onOpen={() => {
              openPage(work.path);
            }}
          />
        ))}
      </ol>
    </section>
  );
}
