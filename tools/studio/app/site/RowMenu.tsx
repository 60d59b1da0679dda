import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import './rows.css';

/** Something that can be done with a row. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly act: () => void;
}

interface Props {
  /** What the row is called. */
  readonly title: string;
  readonly actions: readonly RowAction[];
}

/** What can be done with a row of a list. */
export function RowMenu({ title, actions }: Props) {
  const words = useWords('site');
  return (
    <MenuTrigger>
      <Button className="site-more" aria-label={fill(words.more, { title })}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="currentColor">
          <circle cx="3" cy="8" r="1.4" />
          <circle cx="8" cy="8" r="1.4" />
          <circle cx="13" cy="8" r="1.4" />
        </svg>
      </Button>
      <Popover className="site-popover" placement="bottom end">
        <Menu
          className="site-menu"
          disabledKeys={actions.filter((one) => one.isDisabled).map(({ id }) => id)}
          onAction={(key) => {
            actions.find(({ id }) => id === key)?.act();
          }}
        >
          {actions.map(({ id, label }) => (
            <MenuItem key={id} id={id} className="site-menu-item">
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
