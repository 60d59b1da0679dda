import { clsx } from 'clsx';
import { drawings } from './drawings';
import styles from './shape.module.css';

/** The name of a shape. */
export type ShapeName = keyof typeof drawings;

/** The colours in which shapes come, body first. */
export type Ink = 'violet' | 'pink' | 'ink' | 'white' | 'lilac';

interface ShapeProps {
  shape: ShapeName;
  ink: Ink;
  className?: string | undefined;
}

/** A thing to play with, as tall as where it stands says; it answers on a layer that plays. */
export function Shape({ shape, ink, className }: ShapeProps) {
  const [width, height, drawing] = drawings[shape];
  return (
    <svg
      className={clsx(styles.shape, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-ink={ink}
      data-shape={shape}
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );
}

/** Shapes side by side on the lower edge of what they stand in: decoration that answers. */
export function Shelf({
  shapes,
  className,
}: {
  shapes: readonly (readonly [ShapeName, Ink])[];
  className?: string | undefined;
}) {
  return (
    <div className={clsx(styles.shelf, className)} data-effect="play" aria-hidden="true">
      {shapes.map(([shape, ink], index) => (
        <Shape key={index} shape={shape} ink={ink} />
      ))}
    </div>
  );
}
