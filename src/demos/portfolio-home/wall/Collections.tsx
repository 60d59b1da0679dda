import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { HeadedSection } from '~/ui/section-heading/HeadedSection';
import type { collectionsSchema } from './collections.schema';
import styles from './collections.module.css';
import wall from './wall.module.css';

type CollectionsProps = z.infer<typeof collectionsSchema> &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Who owns a print: names lettered on the wall, each with the work that hangs there. */
export function Collections({ collections, className, ...rest }: CollectionsProps) {
  return (
    <HeadedSection
      {...rest}
      className={clsx(wall.look, styles.owners, className)}
      data-storey="upper"
    >
      <ul className={styles.list}>
        {collections.map(({ name, work }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span> <span className={styles.work}>{work}</span>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
