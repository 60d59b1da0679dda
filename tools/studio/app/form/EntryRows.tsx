import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { useForm } from './form-context.ts';
import { Chevron, Grip } from './icons.tsx';
import type { ListActions } from './use-list.ts';

/** An entry as a row shows it. */
export interface Row {
  readonly id: number;
  readonly title: string;
  readonly thumbnail?: string | undefined;
  readonly mistakes: number;
  readonly entry: unknown;
}

interface Props {
  readonly label: string;
  readonly rows: readonly Row[];
  /** The id of the entry that stands open below. */
  readonly open: number | undefined;
  readonly onOpen: (id: number) => void;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly actions: ListActions;
}

/** The entries of a list, a line each: opened by a press, and moved by drag or by keys. */
export function EntryRows({ label, rows, open, onOpen, canAdd, canRemove, actions }: Props) {
  const words = useWords('form');
  const { isTranslation } = useForm();
  const placeOf = (id: unknown) => rows.findIndex((row) => row.id === id);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': rows[placeOf(key)]?.title ?? '' })),
    onReorder: ({ keys, target }) => {
      const from = placeOf([...keys][0]);
      const place = placeOf(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      actions.move(from, place > from ? place - 1 : place);
    },
  });
  // It stays so while the list is shown: the list counts on the same hooks each time.
  const canMove = !isTranslation;
  return (
    <GridList
      className="form-rows"
      aria-label={label}
      items={rows}
      onAction={(key) => {
        onOpen(Number(key));
      }}
      {...(canMove && { dragAndDropHooks })}
    >
      {({ id, title, thumbnail, mistakes, entry }) => (
        <GridListItem
          id={id}
          textValue={title}
          className="form-row"
          data-open={id === open || undefined}
        >
          {canMove && (
            <Button slot="drag" className="form-grip">
              <Grip />
            </Button>
          )}
          {thumbnail !== undefined && <img src={thumbnail} alt="" className="form-thumbnail" />}
          <span className="form-row-title">{title}</span>
          {mistakes > 0 && (
            <span className="form-mistake-count">
              {fill(mistakes === 1 ? words.oneMistake : words.mistakes, { count: mistakes })}
            </span>
          )}
          {isTranslation ? (
            <Chevron />
          ) : (
            <EntryMenu
              title={title}
              index={placeOf(id)}
              entry={entry}
              count={rows.length}
              canAdd={canAdd}
              canRemove={canRemove}
              actions={actions}
            />
          )}
        </GridListItem>
      )}
    </GridList>
  );
}
