import type { z } from 'astro/zod';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import type { serviceTilesSchema } from './service-tiles.schema';
import styles from './service-tiles.module.css';

/** Three boards, cut like steps into the lower edge of what they stand in. */
export function ServiceTiles({ services, href }: z.infer<typeof serviceTilesSchema>) {
  return (
    <ul className={styles.tiles}>
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
