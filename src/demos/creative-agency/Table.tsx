import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { clsx } from 'clsx';
import type { PaperColor } from './constants';
import { Heap } from './Heap';
import { InLanguage } from '~/ui/in-language/InLanguage';
import { Picture } from '~/ui/picture/Picture';
import { WorkLink } from '~/ui/work-link/WorkLink';
import { paperAt } from './paper/Paper';
import { PaperButton } from './paper/PaperButton';
import { Sheet } from './paper/Sheet';
import type { tableSchema } from './paper.schema';
import styles from './table.module.css';

type TableProps = z.infer<typeof tableSchema> & { paper: PaperColor } & Omit<
    ComponentPropsWithoutRef<'section'>,
    'children'
  >;

/** Works as they lie on the table, each cut in another way, and at its end what fell to the floor. */
export function Table({ works, caseStudy, more, className, ...rest }: TableProps) {
  // The last one may have been taken away.
  if (works.length === 0) return null;
  return (
    <Sheet {...rest} className={clsx(styles.table, className)}>
      <ul className={styles.works}>
        {works.map(({ title, category, description, href, picture, mark }, index) => (
          <li key={title} className={styles.work}>
            <div className={styles.sheet}>
              {paperAt(index)}
              <Picture {...picture} className={styles.picture} />
            </div>
            <div className={styles.label}>
              {paperAt(index + 3)}
              <h3 className={styles.title}>
                <InLanguage mark={mark}>{title}</InLanguage>
              </h3>
              <p className={styles.category}>
                <InLanguage mark={mark}>{category}</InLanguage>
              </p>
              <p className={styles.description}>
                <InLanguage mark={mark}>{description}</InLanguage>
              </p>
              <WorkLink href={href} className={styles.more} cover about={title} aboutMark={mark}>
                {caseStudy}
              </WorkLink>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.rest}>
        <PaperButton href={more.href}>{more.label}</PaperButton>
        <Heap />
      </div>
    </Sheet>
  );
}
