import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Value } from '../../../lib/edits/edit.ts';
import { fill, useWords } from '../words.tsx';
import { Dots } from './icons.tsx';
import { ENTRY_MENU } from './use-focus-after-removal.ts';
import type { ListActions } from './use-list.ts';
import './menu.css';

interface Props {
  readonly title: string;
  readonly index: number;
  readonly entry: unknown;
  readonly count: number;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly actions: ListActions;
}

/** What can be done with an entry of a list. */
export function EntryMenu({ title, index, entry, count, canAdd, canRemove, actions }: Props) {
  const words = useWords('form');
  const disabled = [
    ...(index === 0 ? ['up'] : []),
    ...(index === count - 1 ? ['down'] : []),
    ...(canAdd ? [] : ['duplicate']),
    ...(canRemove ? [] : ['remove']),
  ];
  const act = (key: string) => {
    if (key === 'up') actions.move(index, index - 1);
    if (key === 'down') actions.move(index, index + 1);
    // What stands in a document is a value.
    if (key === 'duplicate') actions.insert(index + 1, entry as Value);
    if (key === 'remove') actions.remove(index);
  };
  return (
    <MenuTrigger>
      <Button
        {...ENTRY_MENU}
        className="form-icon-button"
        aria-label={fill(words.entryMenu, { title })}
      >
        <Dots />
      </Button>
      <Popover className="form-popover" placement="bottom end">
        <Menu
          className="form-menu"
          disabledKeys={disabled}
          onAction={(key) => {
            act(String(key));
          }}
        >
          {(['up', 'down', 'duplicate', 'remove'] as const).map((key) => (
            <MenuItem key={key} id={key} className="form-menu-item">
              {words.entry[key]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
