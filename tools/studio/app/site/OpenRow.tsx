import { useId, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import './rows.css';

interface Props {
  readonly title: string;
  /** What else is to be known, in small type below. */
  readonly note?: string;
  /** A mark at its end: what state it is in. */
  readonly mark?: ReactNode;
  /** What else can be done with it. */
  readonly menu?: ReactNode;
  /** The language of its title, where it is not that of the window. */
  readonly lang?: string;
  readonly onOpen: () => void;
}

/** A row of a list, which opens what it names. */
export function OpenRow({ title, note, mark, menu, lang, onOpen }: Props) {
  const id = useId();
  return (
    <li className="site-row">
      <Button
        className="site-row-open"
        {...(note !== undefined && note !== '' && { 'aria-describedby': id })}
        onPress={onOpen}
      >
        <span className="site-row-title" lang={lang}>
          {title}
        </span>
        {mark}
      </Button>
      {note !== undefined && note !== '' && (
        <span id={id} className="site-row-note">
          {note}
        </span>
      )}
      {menu}
    </li>
  );
}
