import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import type { servicesSchema } from '~/sections/services/services.schema';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import { Stretch, type StretchWay } from '../ribbon/Stretch';
import styles from './neon-names.module.css';

type NeonNamesProps = Pick<z.infer<typeof servicesSchema>, 'heading' | 'services' | 'href'> &
  StretchWay &
  Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** Services as neon letters, each on a thread of the ribbon; the one that is pointed at outshines the others. */
export function NeonNames({ services, href, ...rest }: NeonNamesProps) {
  return (
    <Stretch {...rest}>
      <ul className={styles.names}>
        {services.map(({ title, description }) => (
          <li key={title} className={styles.sign}>
            <h3 className={styles.name}>
              {href ? <CoverLink href={href}>{title}</CoverLink> : title}
            </h3>
            <p className={styles.text}>{description}</p>
          </li>
        ))}
      </ul>
    </Stretch>
  );
}
