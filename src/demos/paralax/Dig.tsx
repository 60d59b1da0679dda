import type { z } from 'astro/zod';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Icon } from '~/ui/icon/Icon';
import { Ridge } from './land/Ridge';
import { Layer } from './Layer';
import styles from './dig.module.css';
import type { digSchema } from './travel.schema';

/** How each layer begins, from the upper one on: no two that touch alike. */
const CRESTS = ['hills', 'dunes', 'cliff', 'hills', 'erosion', 'dunes'] as const;

type DigProps = z.infer<typeof digSchema> & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Services as layers of the ground, and a core drilled through all of them. */
export function Dig({ services, href, className, ...sign }: DigProps) {
  return (
    <Layer ridge="dunes" ground="dusk" className={clsx(styles.dig, className)} {...sign}>
      <ol className={styles.strata}>
        {services.map(({ icon, title, description }, index) => (
          <li key={title} className={styles.stratum}>
            <Ridge name={CRESTS[index % CRESTS.length] ?? 'hills'} className={styles.crest} />
            <span className={styles.core} aria-hidden="true" />
            {icon && <Icon icon={icon} size={32} className={styles.icon} />}
            <h3 className={styles.title}>
              <CoverLink href={href}>{title}</CoverLink>
            </h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ol>
    </Layer>
  );
}
