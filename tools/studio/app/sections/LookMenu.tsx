import { Menu, MenuItem, Text } from 'react-aria-components';
import type { PageSection, SectionLook } from '../../contract/sections.ts';
import { useNames, type Help } from '../names.ts';
import { fill, useWords } from '../words.tsx';
import { titleOf } from './titles.ts';
import type { ChangePage } from './use-sections.ts';
import './menu.css';

/** What {@link LookMenu} is given. */
interface LookMenuProps {
  readonly section: PageSection;
  readonly looks: readonly [SectionLook, ...SectionLook[]];
  readonly change: ChangePage;
}

/** The key of the bare layout. */
const BARE = '';

/** The looks of a section, of which it wears one. */
export function LookMenu({ section, looks, change }: LookMenuProps) {
  const words = useWords('sections');
  const names = useNames();
  const titleOfLook = ({ file, title }: SectionLook) =>
    file === undefined
      ? words.plainLook
      : title === undefined
        ? words.ownLook
        : names.choice(title);
  return (
    <Menu
      aria-label={words.look}
      className="sections-menu"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[looks[0].file ?? BARE]}
      onAction={(key) => {
        const look = looks.find(({ file }) => (file ?? BARE) === key);
        if (!look || look === looks[0]) return;
        const said = fill(words.dressed, { name: titleOf(section), look: titleOfLook(look) });
        void change('chooseLook', { id: section.id, file: look.file }, said);
      }}
    >
      {looks.map((look) => (
        <MenuItem
          key={look.file ?? BARE}
          id={look.file ?? BARE}
          textValue={titleOfLook(look)}
          className="sections-menu-item"
        >
          <Text slot="label">{titleOfLook(look)}</Text>
          {look.description !== undefined && <LookHelp help={names.help(look.description)} />}
        </MenuItem>
      ))}
    </Menu>
  );
}

const LookHelp = ({ help }: { readonly help: Help }) => (
  <Text slot="description" className="sections-kind" {...help.language}>
    {help.text}
  </Text>
);
