import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import type { PageSection } from '../../contract/sections.ts';
import { ChevronDown } from '../choices/icons.tsx';
import { fill, useWords } from '../words.tsx';
import { titleOf } from './titles.ts';
import './menu.css';

/** What {@link PlaceSelect} is given. */
interface PlaceSelectProps {
  readonly sections: readonly PageSection[];
  readonly at: number;
  readonly setAt: (at: number) => void;
}

/** Where on the page a new section comes. */
export function PlaceSelect({ sections, at, setAt }: PlaceSelectProps) {
  const words = useWords('sections');
  const places = [
    { id: 0, text: words.first },
    ...sections.map((one, place) => ({
      id: place + 1,
      text: fill(words.after, { name: titleOf(one) }),
    })),
  ];
  return (
    <Select
      className="sections-place"
      value={at}
      onChange={(place) => {
        if (typeof place === 'number') setAt(place);
      }}
    >
      <Label>{words.place}</Label>
      <Button>
        <SelectValue />
        <ChevronDown />
      </Button>
      <Popover>
        <ListBox className="sections-menu" items={places}>
          {({ text }) => <ListBoxItem className="sections-menu-item">{text}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  );
}
