import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import type { serviceTilesSchema } from './service-tiles.schema';
import styles from './service-tiles.module.css';

type ServiceTilesProps = z.infer<typeof serviceTilesSchema> &
  Omit<ComponentPropsWithoutRef<'ul'>, 'children'>;

/** Three boards, cut like steps into the lower edge of what they stand in. */
export function ServiceTiles({ services, href, className, ...rest }: ServiceTilesProps) {
  return (
    <ul {...rest} className={clsx(styles.tiles, className)}>
      {services.map(({ title, description }) => (
        <li key={title} className={styles.tile}>
          <h2 className={styles.title}>
            <CoverLink href={href} className={styles.link}>
              {title}
            </CoverLink>
          </h2>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
