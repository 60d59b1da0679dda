import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { PaperColor } from './constants';
import { paperAt } from './paper/Paper';
import { Sheet } from './paper/Sheet';
import type { scrapsSchema } from './paper.schema';
import { outlines } from './signs';
import styles from './scraps.module.css';

type ScrapsProps = z.infer<typeof scrapsSchema> & { paper: PaperColor } & Omit<
    ComponentPropsWithoutRef<'section'>,
    'children'
  >;

/** Clients' names, each on a scrap as long as it is, with the shape that was cut for them. */
export function Scraps({ brands, ...rest }: ScrapsProps) {
  return (
    <Sheet {...rest}>
      <ul className={styles.scraps}>
        {brands.map(({ name, sign }, index) => (
          <li key={name} className={styles.scrap}>
            {paperAt(index + 2)}
            <svg className={styles.sign} viewBox="0 0 64 64" fillRule="evenodd" aria-hidden="true">
              <path d={outlines[sign]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
