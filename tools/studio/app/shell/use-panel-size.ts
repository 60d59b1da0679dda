import { useState } from 'react';
import { bounded, type Bounds } from '../splitter/bounds.ts';
import { readStored, store } from './stored.ts';

/** The widths that the panel may have, in pixels. */
export const PANEL_BOUNDS: Bounds = { min: 288, max: 760 };

/** The width of the panel before anybody has changed it, in pixels. */
export const PANEL_SIZE = 416;

/** The width of the panel in pixels, which the browser keeps, and what changes it. */
export function usePanelSize(): [size: number, resize: (size: number) => void] {
  const [size, setSize] = useState(() =>
    bounded(Number(readStored('panel-size')) || PANEL_SIZE, PANEL_BOUNDS),
  );
  const resize = (next: number) => {
    setSize(next);
    store('panel-size', String(next));
  };
  return [size, resize];
}
