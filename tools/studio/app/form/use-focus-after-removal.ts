import { useEffect, useRef, useState, type RefObject } from 'react';

/** Marks the button that opens an entry’s menu. */
export const ENTRY_MENU = { 'data-entry-menu': '' };

/**
 * Does something once what has just been removed is gone: until then its menu or its button holds the focus.
 *
 * @returns what calls it off
 */
function onceGone(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}

/**
 * Keeps the focus among fields of which an optional one is removed: it goes to the button that adds one.
 *
 * @returns the button, and what is called once a field is removed
 */
export function useFocusAfterField(): {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onRemoved: () => void;
} {
  const button = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState(0);
  useEffect(() => (removed === 0 ? undefined : onceGone(() => button.current?.focus())), [removed]);
  return {
    button,
    onRemoved: () => {
      setRemoved((count) => count + 1);
    },
  };
}

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
    return onceGone(focus);
  }, [next]);
  return {
    foot,
    onRemoved: (index) => {
      setNext({ index: Math.min(index, count - 2) });
    },
  };
}
