import { useEffect, useRef, useState, type RefObject } from 'react';

/** Marks the button that opens an entry’s menu. */
export const ENTRY_MENU = { 'data-entry-menu': '' };

/**
 * Keeps the focus in a list of which an entry is removed: it goes to the entry that takes its place, or to the
 * button that adds one.
 *
 * @param count how many entries there are
 * @returns the list’s foot, whose parent holds the entries, and what is called once one is removed
 */
export function useFocusAfterRemoval(count: number): {
  readonly foot: RefObject<HTMLDivElement | null>;
  readonly onRemoved: (index: number) => void;
} {
  const foot = useRef<HTMLDivElement>(null);
  /** The entry that takes its place; -1 where none is left. */
  const [next, setNext] = useState<{ readonly index: number }>();
  useEffect(() => {
    if (!next) return undefined;
    const focus = () => {
      // Lists within an open entry come after the entries themselves.
      const menus = foot.current?.parentElement?.querySelectorAll<HTMLElement>('[data-entry-menu]');
      (menus?.[next.index] ?? foot.current?.querySelector('button'))?.focus();
    };
    // The menu holds the focus until the entry that it stands in is gone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focus);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [next]);
  return {
    foot,
    onRemoved: (index) => {
      setNext({ index: Math.min(index, count - 2) });
    },
  };
}
