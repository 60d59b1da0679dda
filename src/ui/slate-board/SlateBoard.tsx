import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { slateBoardSchema } from './slate-board.schema';
import styles from './slate-board.module.css';

/** How the slate stands: a `board` with large words, or a `strip` of one line. */
export type SlateBoardLayout = 'board' | 'strip';

interface SlateBoardProps
  extends z.infer<typeof slateBoardSchema>, Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  layout?: SlateBoardLayout;
}

/** A film's slate: ruled cells in the page's colours turned round, each with a word and its value. */
export function SlateBoard({
  production,
  roll,
  scene,
  take,
  date,
  layout = 'strip',
  className,
  ...rest
}: SlateBoardProps) {
  const cells = Object.entries({
    Production: production,
    Roll: roll,
    Scene: scene,
    Take: take,
    Date: date,
  });
  return (
    <dl
      {...rest}
      className={[styles.board, className].filter(Boolean).join(' ')}
      data-layout={layout}
    >
      {cells.map(
        ([word, value]) =>
          value !== undefined && (
            <div key={word} className={styles.cell}>
              <dt className={styles.word}>{word}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The clapper's two sticks, decoration above a slate. */
export function ClapSticks() {
  return <div className={styles.sticks} aria-hidden="true" />;
}
