import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNames } from '../names.ts';
import { useStudio, type FieldPlace } from '../studio-context.ts';
import type { LivePage } from './live-page.ts';
import type { Pressed } from './pressed.ts';
import { shownBy } from './shown-by.ts';
import type { SeenPage } from './use-page.ts';

/** What shows the field that is being edited. */
export interface Marked {
  readonly elements: readonly Element[];
  readonly name: string;
}

/**
 * Finds what shows the open field. A field that was opened in its form is brought into view.
 *
 * @param pressed what was pressed in the page last
 */
export function useMarked(
  seen: SeenPage | undefined,
  live: () => LivePage | undefined,
  pressed: RefObject<Pressed | undefined>,
): Marked | undefined {
  const names = useNames();
  const { field } = useStudio();
  const [marked, setMarked] = useState<Marked>();
  const opened = useRef<FieldPlace>(undefined);
  useEffect(() => {
    const { element, field: own } = pressed.current ?? {};
    const isPressed = own === field && element?.ownerDocument === seen?.document;
    const current = field && seen ? live() : undefined;
    // The same page, fetched anew, stays where its reader is.
    const found =
      isPressed && element
        ? [element]
        : field && current
          ? shownBy(current, field, opened.current !== field)
          : [];
    opened.current = field;
    setMarked(
      field && found.length > 0 ? { elements: found, name: names.place(field.path) } : undefined,
    );
    // `live` reads what is seen at the moment.
  }, [field, seen]);
  return marked;
}
