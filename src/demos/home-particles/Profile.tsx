import type { z } from 'astro/zod';
import { useId, type ComponentPropsWithoutRef } from 'react';
import { CountUp } from '~/widgets/count-up/CountUp';
import type { profileSchema } from './profile.schema';
import { BOX, ridge, summits } from './ridge';
import { Sheet } from './Sheet';
import styles from './profile.module.css';

/** The line's echoes, each so many hundredths as high as itself. */
const LINES = [88, 76, 64, 52, 41, 31, 22, 14, 7];

const percent = (share: number, of: number) => `${Math.round((share / of) * 1000) / 10}%`;

type ProfileProps = z.infer<typeof profileSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Numbers as what is heard on a band: the peaks of one line, and its echoes below. */
export function Profile({ counters, ...rest }: ProfileProps) {
  const values = counters.map(({ value }) => value);
  const ridgeId = useId();
  return (
    <Sheet {...rest}>
      <div className={styles.profile}>
        <svg className={styles.drawing} width="100%" height="100%" aria-hidden="true">
          <svg
            className={styles.ridge}
            viewBox={`0 0 ${BOX.width} ${BOX.height}`}
            width="100%"
            height="100%"
            preserveAspectRatio="none"
          >
            <path id={ridgeId} d={ridge(values)} vectorEffect="non-scaling-stroke" />
            {LINES.map((share) => (
              <use
                key={share}
                href={`#${ridgeId}`}
                transform={`translate(0 ${BOX.height * (1 - share / 100)}) scale(1 ${share / 100})`}
              />
            ))}
          </svg>
          {summits(values).map(({ x, y }) => {
            const [left, top] = [percent(x, BOX.width), percent(y, BOX.height)];
            return (
              <g key={x} className={styles.summit}>
                <line x1={left} x2={left} y1={top} y2="100%" />
                <circle cx={left} cy={top} r="12" />
                <circle cx={left} cy={top} r="4.5" />
              </g>
            );
          })}
        </svg>
        <ul className={styles.list}>
          {counters.map(({ value, title }) => (
            <li key={title}>
              <CountUp className={styles.value} value={value} />
              <span className={styles.title}>{title}</span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
