import { useState } from 'react';
import { useLocale } from 'react-aria-components';
import { fill, useWords } from '../words.tsx';
import { boundedWidth, FREE_WIDTHS, widthAfterKey, type Fit } from './use-device.ts';

interface WidthHandleProps {
  readonly fit: Fit;
  readonly onWidth: (width: number) => void;
}

/** The page’s edge: it is dragged, or moved with the arrow keys, to see the page as wide as one likes. */
export function WidthHandle({ fit, onWidth }: WidthHandleProps) {
  const words = useWords('frame');
  const { direction } = useLocale();
  const [isDragging, setDragging] = useState(false);
  return (
    // A separator that has a value and the focus is a control.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      role="separator"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label={words.freeWidth}
      aria-orientation="vertical"
      aria-valuenow={fit.width}
      aria-valuemin={FREE_WIDTHS.min}
      aria-valuemax={FREE_WIDTHS.max}
      aria-valuetext={fill(words.width, { width: fit.width })}
      className="frame-handle"
      data-dragging={isDragging || undefined}
      style={{ '--page-width': `${String(fit.width * fit.scale)}px` }}
      onKeyDown={(event) => {
        const next = widthAfterKey(fit.width, event.key, direction === 'rtl');
        if (next === undefined) return;
        event.preventDefault();
        onWidth(next);
      }}
      onPointerDown={({ currentTarget, pointerId }) => {
        // The page in the frame would swallow the pointer.
        currentTarget.setPointerCapture(pointerId);
        setDragging(true);
      }}
      onPointerMove={({ currentTarget, clientX }) => {
        const room = currentTarget.parentElement?.getBoundingClientRect();
        if (!isDragging || !room) return;
        // The page stands in the middle of its room, and both its edges move.
        const own = currentTarget.offsetWidth;
        const middle = direction === 'rtl' ? room.right - (room.width - own) / 2 : room.left + (room.width - own) / 2; // prettier-ignore
        onWidth(boundedWidth(2 * Math.abs(clientX - middle)));
      }}
      onLostPointerCapture={() => {
        setDragging(false);
      }}
    />
  );
}
