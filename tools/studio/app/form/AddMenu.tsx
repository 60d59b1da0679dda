import type { RefObject } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useNames, type Help } from '../names.ts';
import { Plus } from './icons.tsx';
import { splitHelp } from './split-help.ts';
import './menu.css';

/** Something that can be added. */
export interface Way {
  readonly id: string;
  readonly title: string;
  /** As the schema says it. */
  readonly help?: string;
  readonly thumbnail?: string;
}

interface Props {
  readonly label: string;
  readonly ways: readonly Way[];
  readonly onAdd: (id: string) => void;
  /** The button. */
  readonly button?: RefObject<HTMLButtonElement | null>;
}

/** A button that adds: at once where there is one way, from a list where there are several. */
export function AddMenu({ label, ways, onAdd, button }: Props) {
  const names = useNames();
  const [only] = ways;
  if (ways.length === 1 && only?.id === '')
    return (
      <Button
        className="form-add"
        onPress={() => {
          onAdd('');
        }}
      >
        <Plus />
        {label}
      </Button>
    );
  return (
    <MenuTrigger>
      <Button ref={button} className="form-add">
        <Plus />
        {label}
      </Button>
      <Popover className="form-popover">
        <Menu
          className="form-menu"
          items={ways}
          onAction={(key) => {
            onAdd(String(key));
          }}
        >
          {({ id, title, help, thumbnail }) => (
            <MenuItem id={id} textValue={title} className="form-menu-item">
              {thumbnail !== undefined && <img src={thumbnail} alt="" className="form-thumbnail" />}
              <span>{title}</span>
              {help !== undefined && <ShortHelp help={names.help(help)} />}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

const ShortHelp = ({ help }: { readonly help: Help }) => (
  <span className="field-help" {...help.language}>
    {splitHelp(help.text).short}
  </span>
);
