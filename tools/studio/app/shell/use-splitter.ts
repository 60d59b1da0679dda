import { useState, type ComponentPropsWithoutRef } from 'react';
import { useLocale } from 'react-aria-components';
import { readStored, store } from './stored.ts';
import { bounded, PANEL_BOUNDS, PANEL_SIZE, sizeAfterKey } from './splitter.ts';

/** A panel that the owner makes wider and narrower, by dragging its edge or with the arrow keys. */
interface Splitter {
  /** In pixels. */
  readonly size: number;
  readonly isDragging: boolean;
  /** For the element between the panel and the page. */
  readonly separatorProps: ComponentPropsWithoutRef<'div'>;
}

/** @param panel the id of the panel, which is at the start side of the window */
export function useSplitter(panel: string, label: string): Splitter {
  const { direction } = useLocale();
  const isRightToLeft = direction === 'rtl';
  const [size, setSize] = useState(() => bounded(Number(readStored('panel-size')) || PANEL_SIZE));
  const [isDragging, setDragging] = useState(false);
  const resize = (next: number) => {
    setSize(bounded(next));
    store('panel-size', String(bounded(next)));
  };
  return {
    size,
    isDragging,
    separatorProps: {
      role: 'separator',
      tabIndex: 0,
      'aria-label': label,
      'aria-orientation': 'vertical',
      'aria-controls': panel,
      'aria-valuenow': size,
      'aria-valuemin': PANEL_BOUNDS.min,
      'aria-valuemax': PANEL_BOUNDS.max,
      onKeyDown: (event) => {
        const next = sizeAfterKey(size, event.key, isRightToLeft);
        if (next === undefined) return;
        event.preventDefault();
        resize(next);
      },
      onPointerDown: ({ currentTarget, pointerId }) => {
        // The page in the frame would swallow the pointer.
        currentTarget.setPointerCapture(pointerId);
        setDragging(true);
      },
      onPointerMove: ({ clientX }) => {
        if (isDragging) resize(isRightToLeft ? window.innerWidth - clientX : clientX);
      },
      onLostPointerCapture: () => {
        setDragging(false);
      },
      onDoubleClick: () => {
        resize(PANEL_SIZE);
      },
    },
  };
}
