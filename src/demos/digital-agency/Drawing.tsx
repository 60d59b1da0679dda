import { clsx } from 'clsx';
import { Picture } from '~/ui/picture/Picture';
import type { DrawingProps } from './drawing.schema';
import styles from './drawing.module.css';

/** How large the balloon of a number is, in CSS pixels: it keeps its size, however small the drawing. */
const BALLOON = 12;

interface OnPageProps extends DrawingProps {
  /** The first screen's drawing: loaded at once and before others. */
  priority?: boolean;
  className?: string | undefined;
}

/**
 * A drawing with its numbers and figures, which are text at a size of its own on every window. They
 * are said in the list of parts; here they are hidden from assistive technology.
 */
export function Drawing({ picture, parts, measures, priority = false, className }: OnPageProps) {
  return (
    <div className={clsx(styles.drawing, className)}>
      <Picture {...picture} priority={priority} className={styles.picture} />
      <svg className={styles.marks} aria-hidden="true">
        {measures.map(({ at, figure, upright }) => (
          <svg key={`${figure} ${at.x}`} x={`${at.x}%`} y={`${at.y}%`} className={styles.measure}>
            <text dy="0.35em" transform={upright ? 'rotate(-90)' : undefined}>
              {figure}
            </text>
          </svg>
        ))}
        {parts.map(({ part, number }, index) => {
          const [x, y] = [`${number.x}%`, `${number.y}%`];
          return (
            <g key={index} className={styles.part}>
              <line x1={`${part.x}%`} y1={`${part.y}%`} x2={x} y2={y} />
              <circle className={styles.dot} cx={`${part.x}%`} cy={`${part.y}%`} r="2.5" />
              <circle className={styles.balloon} cx={x} cy={y} r={BALLOON} />
              <text x={x} y={y} dy="0.35em">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The parts of a drawing by their numbers. */
export function PartsKey({ parts, className }: Pick<OnPageProps, 'parts' | 'className'>) {
  return (
    <ol className={clsx(styles.key, className)}>
      {parts.map(({ name, detail }) => (
        <li key={name}>
          <span>
            {name}
            {detail && (
              <>
                , <span className={styles.detail}>{detail}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
