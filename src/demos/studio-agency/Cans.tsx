import type { z } from 'astro/zod';
import type { ComponentPropsWithoutRef } from 'react';
import { CoverLink } from '~/ui/cover-link/CoverLink';
import type { cansSchema } from './cans.schema';
import styles from './cans.module.css';
import { Scene } from './roll/Scene';

type CansProps = z.infer<typeof cansSchema> & Omit<ComponentPropsWithoutRef<'section'>, 'children'>;

/** What is on offer, each a film can with its name on a strip of tape. */
export function Cans({ href, cans, ...scene }: CansProps) {
  return (
    <Scene {...scene} stock="clear">
      <ul className={styles.cans}>
        {cans.map(({ title, label, text }) => (
          <li key={title} className={styles.can}>
            <span className={styles.lid} aria-hidden="true" />
            <div className={styles.tape}>
              <p className={styles.label}>{label}</p>
              <h3 className={styles.title}>
                <CoverLink href={href} className={styles.link}>
                  {title}
                </CoverLink>
              </h3>
            </div>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Scene>
  );
}
