import { useState, type CSSProperties } from 'react';
import { bounded, sizeAfterKey, type Bounds, type Side } from './bounds.ts';
import './splitter.css';

interface SplitterProps {
  readonly label: string;
  /** The id of what it resizes, where that has one. */
  readonly controls?: string;
  /** In pixels. */
  readonly size: number;
  /** The size in words. */
  readonly sizeText?: string;
  readonly bounds: Bounds;
  readonly side: Side;
  /** Told with a size within the bounds. */
  readonly onSize: (size: number) => void;
  /**
   * The size at which the splitter would stand under the pointer, in pixels.
   *
   * @param x of the pointer, from the left of the window
   */
  readonly sizeAt: (x: number, splitter: HTMLElement) => number;
  /** Told of a double press. */
  readonly onReset?: () => void;
  readonly style?: CSSProperties;
}

/** The edge of something that is made wider and narrower, by dragging it or with the arrow keys. */
export function Splitter({
  label,
  controls,
  size,
  sizeText,
  bounds,
  side,
  onSize,
  sizeAt,
  onReset,
  style,
}: SplitterProps) {
  const [isDragging, setDragging] = useState(false);
  return (
    // A separator that has a value and the focus is a control.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      role="separator"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      aria-label={label}
      aria-controls={controls}
      aria-orientation="vertical"
      aria-valuenow={size}
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      aria-valuetext={sizeText}
      className="splitter"
      data-dragging={isDragging || undefined}
      style={style}
      onKeyDown={(event) => {
        const next = sizeAfterKey(size, event.key, bounds, side);
        if (next === undefined) return;
        event.preventDefault();
        onSize(next);
      }}
      onPointerDown={({ currentTarget, pointerId }) => {
        // The page in the frame would swallow the pointer.
        currentTarget.setPointerCapture(pointerId);
        setDragging(true);
      }}
      onPointerMove={({ currentTarget, clientX }) => {
        if (isDragging) onSize(bounded(sizeAt(clientX, currentTarget), bounds));
      }}
      onLostPointerCapture={() => {
        setDragging(false);
      }}
      onDoubleClick={onReset}
    />
  );
}
