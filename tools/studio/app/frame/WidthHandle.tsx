import { Splitter } from '../splitter/Splitter.tsx';
import { fill, useWords } from '../words.tsx';
import { FREE_WIDTHS, type Fit } from './use-device.ts';

interface WidthHandleProps {
  readonly fit: Fit;
  readonly onWidth: (width: number) => void;
}

/** The page stands in the middle of its room, and both its edges move. */
function widthAt(x: number, handle: HTMLElement): number {
  const room = handle.parentElement?.getBoundingClientRect() ?? new DOMRect();
  return 2 * Math.abs(x - room.left - (room.width - handle.offsetWidth) / 2);
}

/** The page’s edge: it is moved to see the page as wide as one likes. */
export function WidthHandle({ fit: { width, scale }, onWidth }: WidthHandleProps) {
  const words = useWords('frame');
  return (
    <Splitter
      label={words.freeWidth}
      size={width}
      sizeText={fill(words.width, { width })}
      bounds={FREE_WIDTHS}
      side="right"
      onSize={onWidth}
      sizeAt={widthAt}
      style={{ '--page-width': `${String(width * scale)}px` }}
    />
  );
}
