import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import type { PageSection, PageSections } from '../../contract/sections.ts';
import { useStudio } from '../studio-context.ts';
import { fill, useWords } from '../words.tsx';
import { placeAfterDrop } from './place-after-drop.ts';
import { SectionMenu } from './SectionMenu.tsx';
import { titleOf } from './titles.ts';
import type { ChangePage } from './use-sections.ts';

/** What {@link SectionsList} is given. */
interface SectionsListProps {
  readonly page: PageSections;
  readonly change: ChangePage;
  readonly remove: (section: PageSection) => void;
  /** Opens the catalogue for a place of the page. */
  readonly addAt: (at: number) => void;
}

/** What kind of section it is, as far as its title does not say so, and whether it is hidden. */
function SectionKind(section: PageSection) {
  const words = useWords('sections');
  const { name, isHidden } = section;
  if (!isHidden && titleOf(section) === name) return null;
  return (
    <span className="sections-kind">{isHidden ? fill(words.hiddenKind, { name }) : name}</span>
  );
}

/** The sections in their order, which are moved by drag, by keys and from their menus. */
export function SectionsList({ page, change, remove, addAt }: SectionsListProps) {
  const words = useWords('sections');
  const { openField } = useStudio();
  const { sections, file } = page;
  const move = (section: PageSection, to: number) => {
    const slots = { name: titleOf(section), place: to + 1, count: sections.length };
    void change('moveSection', { id: section.id, to }, fill(words.moved, slots));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const ids = sections.map(({ id }) => id);
      const section = sections.find(({ id }) => keys.has(id));
      const to = section && placeAfterDrop(ids, section.id, target);
      if (section && to !== undefined && ids[to] !== section.id) move(section, to);
    },
  });
  return (
    <GridList
      aria-label={words.heading}
      className="sections-list"
      items={sections.map((section, place) => ({ ...section, place }))}
      dragAndDropHooks={dragAndDropHooks}
    >
      {({ place, ...section }) => (
        <GridListItem
          textValue={titleOf(section)}
          className="sections-item"
          data-hidden={section.isHidden || undefined}
          {...(section.path && {
            onAction: () => {
              openField({ file, path: section.path ?? [] });
            },
          })}
        >
          <Button slot="drag" className="sections-icon" aria-label={words.drag}>
            <span aria-hidden="true">⠿</span>
          </Button>
          <span className="sections-names">
            <span className="sections-title">{titleOf(section)}</span>
            <SectionKind {...section} />
          </span>
          <SectionMenu
            section={section}
            place={place}
            count={sections.length}
            change={change}
            move={move}
            remove={remove}
            addAt={addAt}
          />
        </GridListItem>
      )}
    </GridList>
  );
}
