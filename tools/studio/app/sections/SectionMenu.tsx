import {
  Button,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components';
import type { PageSection } from '../../contract/sections.ts';
import { fill, useWords } from '../words.tsx';
import { LookMenu } from './LookMenu.tsx';
import { titleOf } from './titles.ts';
import type { ChangePage } from './use-sections.ts';
import './menu.css';

/** What {@link SectionMenu} is given. */
interface SectionMenuProps {
  readonly section: PageSection;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly change: ChangePage;
  readonly move: (section: PageSection, to: number) => void;
  readonly remove: (section: PageSection) => void;
  readonly addAt: (at: number) => void;
}

/** All that can be done with a section. */
export function SectionMenu({
  section,
  place,
  count,
  change,
  move,
  remove,
  addAt,
}: SectionMenuProps) {
  const words = useWords('sections');
  const { id, isHidden, looks } = section;
  const slots = { name: titleOf(section) };
  const hide = () => {
    const said = fill(isHidden ? words.shown : words.hidden, slots);
    void change(isHidden ? 'showSection' : 'hideSection', { id }, said);
  };
  return (
    <MenuTrigger>
      <Button className="sections-icon" aria-label={fill(words.menu, slots)}>
        <span aria-hidden="true">⋯</span>
      </Button>
      <Popover placement="bottom end">
        <Menu className="sections-menu">
          <MenuItem
            className="sections-menu-item"
            isDisabled={place === 0}
            onAction={() => {
              move(section, place - 1);
            }}
          >
            {words.up}
          </MenuItem>
          <MenuItem
            className="sections-menu-item"
            isDisabled={place === count - 1}
            onAction={() => {
              move(section, place + 1);
            }}
          >
            {words.down}
          </MenuItem>
          {looks && looks.length > 1 && (
            <SubmenuTrigger>
              <MenuItem className="sections-menu-item">{words.look}</MenuItem>
              <Popover>
                <LookMenu section={section} looks={looks} change={change} />
              </Popover>
            </SubmenuTrigger>
          )}
          <MenuItem className="sections-menu-item" onAction={hide}>
            {isHidden ? words.show : words.hide}
          </MenuItem>
          <MenuItem
            className="sections-menu-item"
            onAction={() => {
              addAt(place + 1);
            }}
          >
            {words.addBelow}
          </MenuItem>
          <Separator />
          <MenuItem
            className="sections-menu-item"
            onAction={() => {
              remove(section);
            }}
          >
            {words.remove}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
