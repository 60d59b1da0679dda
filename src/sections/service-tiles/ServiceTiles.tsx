import type { z } from 'astro/zod';
import { Icon } from '~/ui/icon/Icon';
import type { serviceTilesSchema } from './service-tiles.schema';
import styles from './service-tiles.module.css';

/** Three tiles of the page's ground, cut like steps into the lower edge of what they stand in. */
export function ServiceTiles({ services, href }: z.infer<typeof serviceTilesSchema>) {
  return (
    <ul className={styles.tiles}>
      {services.map(({ id, icon, title, description }) => (
        <li key={id} className={styles.tile}>
          <Icon icon={icon} size={32} className={styles.icon} />
          <h2 className={styles.title}>
            <a href={href} className={styles.link}>
              {title}
            </a>
          </h2>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
