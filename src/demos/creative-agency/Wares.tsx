import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import type { PaperColor } from './constants';
import { Drawing } from './drawings';
import { paperAt } from './paper/Paper';
import { Sheet } from './paper/Sheet';
import type { waresSchema } from './paper.schema';
import styles from './wares.module.css';

type WaresProps = z.infer<typeof waresSchema> & { paper: PaperColor } & Omit<
    ComponentPropsWithoutRef<'section'>,
    'children'
  >;

/** What is on offer: a sheet each, on which lies what was cut for it, and sticks out. */
export function Wares({ services, href, ...rest }: WaresProps) {
  return (
    <Sheet {...rest}>
      <ul className={styles.wares}>
        {services.map(({ drawing, title, description }, index) => (
          <li key={title} className={styles.ware}>
            {paperAt(index)}
            <Drawing name={drawing} className={styles.drawing} />
            <h3 className={styles.title}>
              <CoverLink href={href}>{title}</CoverLink>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
