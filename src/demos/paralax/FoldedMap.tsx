import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './folded-map.module.css';
import { drawings } from './land/symbols';
import { Layer } from './Layer';
import type { foldedMapSchema } from './travel.schema';

type FoldedMapProps = z.infer<typeof foldedMapSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Clients as places along the road, on a map that has been folded three times. */
export function FoldedMap({ places, ...sign }: FoldedMapProps) {
  return (
    <Layer ridge="erosion" ground="paper" side="right" {...sign}>
      <div className={styles.sheet}>
        <svg
          className={styles.road}
          viewBox="0 0 400 200"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M-5 52C40 26 70 56 120 42S200 28 250 46 320 60 366 42 404 130 366 146 290 158 240 140 150 162 100 142 40 130-5 156" />
          <path d="M-5 52C40 26 70 56 120 42S200 28 250 46 320 60 366 42 404 130 366 146 290 158 240 140 150 162 100 142 40 130-5 156" />
        </svg>
        <ul className={styles.panels}>
          {places.map(({ name, note, symbol }) => (
            <li key={name} className={styles.panel}>
              <svg className={styles.symbol} viewBox="0 0 48 48" aria-hidden="true">
                <path d={drawings[symbol]} fillRule="evenodd" />
              </svg>
              <b className={styles.name}>{name}</b> <span className={styles.note}>{note}</span>
            </li>
          ))}
        </ul>
      </div>
    </Layer>
  );
}
